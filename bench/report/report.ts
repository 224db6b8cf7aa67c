// What a measurement found: tables for the reader, ratios against a limit or a peer of the same run, and
// a plot. Printed, and with --save kept (save-report.ts).

/** Prints rows under a heading, columns aligned: the first to the left, the others to the right. */
function printTable(title: string, heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [heading, ...rows];
  const widths = heading.map((_cell, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ');
  process.stdout.write(`\n${title}\n${all.map((row) => `  ${line(row)}`).join('\n')}\n`);
}

export interface Table {
  title: string;
  heading: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Ratio {
  work: string;
  /** What it is measured against. */
  limit: string;
  measured: string;
  reference: string;
  ratio: number;
  /** `at least 0.9`, `at most 1.05`, or null where nothing is asked. */
  target: { bound: 'at least' | 'at most'; value: number } | null;
}

export interface Bar {
  label: string;
  value: number;
}

export interface Plot {
  title: string;
  unit: string;
  bars: readonly Bar[];
  /** Drawn as a line across the bars. */
  mark?: { label: string; value: number };
}

export interface Report {
  name: string;
  data: string;
  versions: Readonly<Record<string, string>>;
  tables: readonly Table[];
  ratios: readonly Ratio[];
  plot?: Plot;
}

const isReached = ({ ratio, target }: Ratio) =>
  target === null || (target.bound === 'at least' ? ratio >= target.value : ratio <= target.value);

export const ratioHeading = ['work', 'against', 'measured', 'reference', 'ratio', 'target', ''] as const;

export function ratioCells(one: Ratio): string[] {
  const target = one.target ? `${one.target.bound} ${one.target.value}x` : '';
  return [
    one.work,
    one.limit,
    one.measured,
    one.reference,
    `${one.ratio.toFixed(one.ratio < 0.1 ? 4 : 2)}x`,
    target,
    one.target ? (isReached(one) ? 'reached' : 'not reached') : '',
  ];
}

export function printReport({ tables, ratios }: Report): void {
  for (const { title, heading, rows } of tables) printTable(title, heading, rows);
  if (ratios.length > 0) printTable('Ratios of this run', ratioHeading, ratios.map(ratioCells));
}
