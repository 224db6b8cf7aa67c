const longestTitle = 100;

const unseen = '[\\s\\u00a0\\u200b-\\u200f\\u2028\\u2029\\u2060\\ufeff]';

/**
 * What a spreadsheet may take for the beginning of a formula: the signs and their full-width forms. They may stand
 * behind spaces, line breaks and characters without width, which it may drop. PostgreSQL reads the same pattern.
 */
export const formulaStart = `^${unseen}*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20\\u2212]|^[\\t\\r\\n]`;
const formula = new RegExp(formulaStart, 'u');

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
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
