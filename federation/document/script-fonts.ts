// The fonts of a document. Those of other scripts than Latin have no commas, digits or Latin letters.
import { createRequire } from 'node:module';

export type Script = 'latin' | 'gujarati' | 'devanagari';

const { resolve } = createRequire(import.meta.url);
const noto = (script: Exclude<Script, 'latin'>, weight: 400 | 700) =>
  resolve(`@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff`);

const fonts: Readonly<Record<Script, { readonly plain: string; readonly bold: string }>> = {
  latin: { plain: 'Helvetica', bold: 'Helvetica-Bold' },
  gujarati: { plain: noto('gujarati', 400), bold: noto('gujarati', 700) },
  devanagari: { plain: noto('devanagari', 400), bold: noto('devanagari', 700) },
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
    const [script, pattern] = scriptPatterns.find(([name, one]) => (name !== 'gujarati' || isGujarati) && one.test(rest)) ?? ['latin', /^./su];
    const text = pattern.exec(rest)?.[0] ?? rest;
    parts.push({ script, text });
    rest = rest.slice(text.length);
  }
  return parts;
}
