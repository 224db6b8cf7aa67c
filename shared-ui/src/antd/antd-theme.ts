// The bridge from the suite's tokens to antd's. antd derives shades by computing with the values,
// so it needs the colours themselves, not CSS variables.
import theme from 'antd/es/theme';
import type { ThemeConfig } from 'antd/es/config-provider';
import { type ColourMode, measures, palettes } from '../theme/tokens';

/** antd's theme for one mode: the same colours, radius and type as the rest of the suite. */
export function antdTheme(mode: ColourMode): ThemeConfig {
  const colours = palettes[mode];
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colours.primary,
      colorLink: colours.primary,
      colorError: colours.danger,
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      colorInfo: colours.primary,
      colorTextBase: colours.text,
      colorBgBase: colours.surface,
      colorBgLayout: colours.canvas,
      colorBgElevated: colours.raised,
      colorBorder: colours.lineStrong,
      colorBorderSecondary: colours.line,
      colorTextSecondary: colours.textMuted,
      colorTextTertiary: colours.textMuted,
      colorTextPlaceholder: colours.textMuted,
      colorTextLightSolid: colours.onPrimary,
      borderRadius: 4,
      controlHeight: 36,
      fontSize: 14,
      fontFamily: measures.font,
    },
  };
}
