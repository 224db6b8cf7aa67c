// The values that components of antd read in JavaScript: measures and a few grounds, the same in both modes.
import { solidColour, theme, themeOf } from './antd-library';

const names = [
  'motion',
  'wireframe',
  'controlHeight',
  'controlHeightSM',
  'controlHeightLG',
  'marginXXS',
  'sizePopupArrow',
  'borderRadius',
  'zIndexPopupBase',
  'paddingXXS',
  'paddingXS',
  'paddingSM',
  'padding',
  'margin',
  'fontSize',
  'fontSizeSM',
  'fontSizeLG',
  'lineHeight',
  'lineWidth',
  'colorFill',
  'colorFillTertiary',
  'colorFillQuaternary',
  'colorBgContainer',
];

export function scriptTokens(): Record<string, unknown> {
  const all: Record<string, unknown> = { ...theme.getDesignToken(themeOf('light')) };
  const widths = Object.keys(all).filter((name) => name.startsWith('screen'));
  return Object.fromEntries([...names, ...widths].map((name) => [name, all[name]]));
}

/** The colours of the picture of an empty list, as antd would work them out while the page runs. */
export function solidColours(): Record<string, string> {
  const { colorFill, colorFillTertiary, colorFillQuaternary, colorBgContainer } = theme.getDesignToken(themeOf('light'));
  return Object.fromEntries([colorFill, colorFillTertiary, colorFillQuaternary].map((fill) => [fill, solidColour(fill, colorBgContainer)]));
}
