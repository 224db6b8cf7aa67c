// Entry `shared-ui/theme`: the suite's colours and measures as CSS variables `--suite-*`.
export { applyTheme } from './theme/apply-theme';
export { darkColours, lightColours, measures, palettes } from './theme/tokens';
export type { ColourMode, Colours } from './theme/tokens';
export { setThemeChoice } from './theme/theme-store';
export type { ThemeChoice } from './theme/theme-store';
export { useTheme } from './theme/use-theme';
