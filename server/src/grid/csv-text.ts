import { guardFormula } from 'shared-contracts/rule/formula';

const longestTitle = 100;

function csvCell(text: string): string {
  const safe = guardFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row, in the way of RFC 4180; no cell is a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Byte order mark and the row of titles: they are the caller's text, so they are cut, escaped and kept from being formulas. */
export function csvHead(titles: readonly string[]): string {
  return `\uFEFF${csvLine(titles.map((title) => title.slice(0, longestTitle)))}`;
}

const lineFeed = 0x0a;
const quote = 0x22;

/** PostgreSQL ends rows with LF. RFC 4180 wants CRLF, but a line break inside a quoted cell stays as it is. */
export function createLineEnder(): (chunk: Buffer) => Buffer {
  let isQuoted = false;
  return (chunk) => {
    if (!isQuoted && !chunk.includes(quote)) return Buffer.from(chunk.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
    const out = Buffer.allocUnsafe(chunk.length * 2);
    let length = 0;
    for (const byte of chunk) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) out[length++] = 0x0d;
      out[length++] = byte;
    }
    return out.subarray(0, length);
  };
}
