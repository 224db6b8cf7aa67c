import { describe, expect, it } from '@jest/globals';
import { applyTheme } from './apply-theme';
import { type Colours, palettes } from './tokens';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [keyof Colours, keyof Colours];

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'primarySoft'] as const;

const texts: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [['text', ground], ['textMuted', ground], ['primary', ground]]),
  ['danger', 'surface'], ['danger', 'canvas'], ['danger', 'raised'], ['danger', 'dangerSoft'],
  ['success', 'surface'], ['success', 'canvas'], ['success', 'successSoft'],
  ['warning', 'surface'], ['warning', 'canvas'], ['warning', 'warningSoft'],
  ['accent', 'surface'], ['accent', 'canvas'], ['accent', 'accentSoft'],
  ['primaryHover', 'surface'], ['onPrimary', 'primary'], ['onPrimary', 'primaryHover'],
  ['onFill', 'dangerFill'], ['onFill', 'successFill'],
  ['barText', 'bar'], ['barText', 'barHover'], ['barTextMuted', 'bar'], ['barAccent', 'bar'],
];

/** Edges of controls and the focus ring (WCAG 1.4.11). */
const shapes: readonly Pair[] = [
  ['lineStrong', 'surface'], ['lineStrong', 'canvas'], ['lineStrong', 'raised'],
  ['focus', 'surface'], ['focus', 'canvas'], ['focus', 'raised'], ['barAccent', 'barHover'],
];

describe.each(['light', 'dark'] as const)('%s colours', (mode) => {
  const colours = palettes[mode];

  it.each(texts)('%s reads on %s (WCAG AA, 4.5:1)', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s stands out on %s (3:1)', (shape, ground) => {
    expect(contrast(colours[shape], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('writes every token as a CSS variable and says which mode it is', () => {
  const root = document.createElement('div');
  applyTheme('dark', root);
  expect(root.dataset['theme']).toBe('dark');
  expect(root.style.getPropertyValue('--suite-text-muted')).toBe(palettes.dark.textMuted);
  expect(root.style.getPropertyValue('--suite-space-4')).toBe('16px');
});
