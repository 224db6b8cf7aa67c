// Breaks text into lines over several fonts: a sentence in Gujarati or Hindi holds Latin words, and no font of a PDF
// has both. Letters of one script stay together, so that the font can join them.
import { splitRuns } from './parse-document';
import { fontOf, scriptsOf } from './script-fonts';

export interface Piece {
  readonly text: string;
  readonly font: string;
  readonly width: number;
}

export interface Line {
  readonly pieces: readonly Piece[];
}

export type Measure = (text: string, font: string) => number;

interface Word {
  readonly pieces: Piece[];
  readonly width: number;
}

/** A word may be partly bold: what follows `**Reset**` without a blank belongs to it. */
function wordsOf(text: string, measure: Measure): Word[] {
  const words: Piece[][] = [[]];
  for (const run of splitRuns(text)) {
    run.text.split(' ').forEach((part, index) => {
      if (index > 0) words.push([]);
      for (const { text: letters, script } of scriptsOf(part)) {
        const font = fontOf(script, run.isBold);
        words.at(-1)?.push({ text: letters, font, width: measure(letters, font) });
      }
    });
  }
  return words
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({ pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) }));
}

/** Lines no wider than `width`; a word that is wider has a line of its own. */
export function layOut(text: string, width: number, measure: Measure): Line[] {
  const blank = measure(' ', fontOf('latin', false));
  const lines: Piece[][] = [];
  let used = 0;
  for (const word of wordsOf(text, measure)) {
    const line = lines.at(-1);
    if (line && used + blank + word.width <= width) {
      line.push({ text: ' ', font: fontOf('latin', false), width: blank }, ...word.pieces);
      used += blank + word.width;
    } else {
      lines.push([...word.pieces]);
      used = word.width;
    }
  }
  return lines.map((pieces) => ({ pieces }));
}
