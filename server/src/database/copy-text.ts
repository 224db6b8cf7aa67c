export type CopyValue = string | number | boolean | null | readonly (string | number)[];

/** COPY's text format separates by tab and newline and escapes by backslash. */
export function escapeCopyText(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function arrayLiteral(items: readonly (string | number)[]): string {
  return `{${items.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}

function copyValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeCopyText(value);
  if (typeof value === 'object') return escapeCopyText(arrayLiteral(value));
  return String(value);
}

export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(copyValue).join('\t')}\n`;
}
