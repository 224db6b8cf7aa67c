import { type ColourMode, measures, palettes } from './tokens';

function variableName(token: string): string {
  return `--suite-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Writes the tokens of `mode` as CSS variables on `root` (the document by default) and marks it with
 * `data-theme`. Variables are set through the CSSOM, so a strict Content-Security-Policy permits them.
 */
export function applyTheme(mode: ColourMode, root: HTMLElement = document.documentElement): void {
  for (const [token, value] of Object.entries({ ...palettes[mode], ...measures })) {
    root.style.setProperty(variableName(token), value);
  }
  root.style.colorScheme = mode;
  root.dataset['theme'] = mode;
}
