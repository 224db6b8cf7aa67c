// What a measurement found: tables for the reader, ratios against a limit or a peer of the same run, and
// a plot. Printed, and with --save kept under docs/performance as JSON and SVG.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';
import { drawBars } from './draw-bars';
import { describeMachine } from './machine';
import { printTable } from './print-table';

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

const isReached = ({ ratio, target }: Ratio) => target === null || (target.bound === 'at least' ? ratio >= target.value : ratio <= target.value);

function ratioRow(one: Ratio): string[] {
  const target = one.target ? `${one.target.bound} ${one.target.value}x` : '';
  return [one.work, one.limit, one.measured, one.reference, `${one.ratio.toFixed(one.ratio < 0.1 ? 4 : 2)}x`, target, one.target ? (isReached(one) ? 'reached' : 'not reached') : ''];
}

export function printReport({ tables, ratios }: Report): void {
  for (const { title, heading, rows } of tables) printTable(title, heading, rows);
  if (ratios.length > 0) printTable('Ratios of this run', ['work', 'against', 'measured', 'reference', 'ratio', 'target', ''], ratios.map(ratioRow));
}

export function saveReport(report: Report, command: string): void {
  const folder = join(workspaceFolder, 'docs', 'performance');
  mkdirSync(folder, { recursive: true });
  const kept = { ...report, command, at: new Date().toISOString().slice(0, 16), machine: describeMachine() };
  writeFileSync(join(folder, `${report.name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  if (report.plot) writeFileSync(join(folder, `${report.name}.svg`), drawBars(report.plot));
}
