// What single components of antd say differently from the rest, so that all controls are one family.
import type { ThemeConfig } from 'antd';
import type { Colours } from '../theme/tokens';

/** Edge and ring of a field: 2 px in the colour of focus around the edge, as the suite's other controls have it. */
function fieldTheme(colours: Colours) {
  return {
    hoverBorderColor: colours.primary,
    activeBorderColor: colours.focus,
    activeShadow: `0 0 0 1px ${colours.focus}`,
    errorActiveShadow: `0 0 0 1px ${colours.danger}`,
    warningActiveShadow: `0 0 0 1px ${colours.warning}`,
  };
}

export function componentTheme(colours: Colours): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      fontWeight: 550,
      defaultShadow: '0 1px 0 rgb(0 0 0 / 4%)',
      primaryShadow: 'none',
      dangerShadow: 'none',
      defaultHoverBg: colours.primarySoft,
      defaultHoverBorderColor: colours.primary,
      defaultHoverColor: colours.text,
      defaultActiveBg: colours.primarySoft,
      defaultActiveBorderColor: colours.primaryHover,
      defaultActiveColor: colours.text,
      primaryColor: colours.onPrimary,
      textTextColor: colours.text,
      textHoverBg: colours.primarySoft,
      paddingInline: 16,
    },
    Input: fieldTheme(colours),
    InputNumber: fieldTheme(colours),
    DatePicker: { ...fieldTheme(colours), cellHoverBg: colours.sunken },
    Select: {
      hoverBorderColor: colours.primary,
      activeBorderColor: colours.focus,
      activeOutlineColor: colours.focus,
      optionSelectedBg: colours.primarySoft,
      optionSelectedColor: colours.text,
      optionSelectedFontWeight: 600,
      optionActiveBg: colours.sunken,
    },
    Form: {
      labelColor: colours.textMuted,
      labelFontSize: 13,
      itemMarginBottom: 16,
      verticalLabelPadding: '0 0 4px',
      labelRequiredMarkColor: colours.danger,
    },
    Modal: { contentBg: colours.raised, headerBg: colours.raised, footerBg: 'transparent', titleFontSize: 16 },
    Tooltip: { colorBgSpotlight: colours.bar, colorTextLightSolid: colours.barText },
    Tabs: { itemColor: colours.textMuted, horizontalItemPadding: '10px 0' },
    Statistic: { titleFontSize: 13, contentFontSize: 20 },
    Tag: { defaultBg: colours.sunken, defaultColor: colours.text },
    Segmented: {
      boxShadowTertiary: 'none',
      trackBg: colours.sunken,
      itemSelectedBg: colours.primary,
      itemSelectedColor: colours.onPrimary,
      itemColor: colours.textMuted,
    },
    Breadcrumb: { itemColor: colours.textMuted, lastItemColor: colours.text, separatorColor: colours.textMuted },
  };
}
