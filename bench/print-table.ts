/** Prints rows under a heading, columns aligned: the first to the left, the others to the right. */
export function printTable(title: string, heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heading, ...rows];
  const widths = heading.map((_cell, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ');
  process.stdout.write(`\n${title}\n${all.map((row) => `  ${line(row)}`).join('\n')}\n`);
}
