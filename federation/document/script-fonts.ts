// The fonts of a document. Those of other scripts than Latin have no commas, digits or Latin letters.
import { createRequire } from 'node:module';

export type Script = 'latin' | 'gujarati' | 'devanagari';

const require = createRequire(import.meta.url);

const fonts: Readonly<Record<Script, { readonly plain: string; readonly bold: string }>> = {
  latin: { plain: 'Helvetica', bold: 'Helvetica-Bold' },
  gujarati: {
    plain: require.resolve('@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff'),
    bold: require.resolve('@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-700-normal.woff'),
  },
  devanagari: {
    plain: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
    bold: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  },
};

/** The name of a font of every PDF reader, or the path of a file. */
export const fontOf = (script: Script, isBold: boolean): string => fonts[script][isBold ? 'bold' : 'plain'];

// The danda and the joiners are in the fonts of both scripts: they stay with the letters beside them.
const scriptPatterns = [
  ['gujarati', /^[\u0A80-\u0AFF\u0964\u0965\u200C\u200D]+/],
  ['devanagari', /^[\u0900-\u097F\u200C\u200D]+/],
  ['latin', /^[^\u0900-\u097F\u0A80-\u0AFF]+/],
] as const;

/** The parts of a word, each of one script. */
export function scriptsOf(word: string): { readonly script: Script; readonly text: string }[] {
  const parts: { script: Script; text: string }[] = [];
  for (let rest = word; rest !== ''; ) {
    const isGujarati = /^[\u0964\u0965]*[\u0A80-\u0AFF]/.test(rest);
    const isOf = ([name, pattern]: (typeof scriptPatterns)[number]) => (name !== 'gujarati' || isGujarati) && pattern.test(rest);
    const [script, pattern] = scriptPatterns.find(isOf) ?? ['latin', /^./su];
    const text = pattern.exec(rest)?.[0] ?? rest;
    parts.push({ script, text });
    rest = rest.slice(text.length);
  }
  return parts;
}
