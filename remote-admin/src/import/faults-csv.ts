import type { ImportFault } from 'shared-contracts/import/import-kind';

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The faulty rows as a file: UTF-8 with a byte order mark, CRLF (docs/product.md#downloads). */
export function faultsCsv(faults: readonly ImportFault[]): Blob {
  const rows = [['line', 'column', 'message'], ...faults.map(({ line, column, message }) => [String(line), column, message])];
  return new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv' });
}
