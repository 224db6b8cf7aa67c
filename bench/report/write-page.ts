// Puts the figures of a measurement into docs/performance.md, between the two comments that name it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../../tools/suite/workspace-folder';
import { ratioCells, ratioHeading, type Report, type Table } from './report';

const page = join(workspaceFolder, 'docs', 'performance.md');

function markdownTable(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heading), line(heading.map((_cell, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const tableText = ({ title, heading, rows }: Table) => `${title}:\n\n${markdownTable(heading, rows)}`;

export interface KeptReport extends Report {
  command: string;
  at: string;
  machine: string;
}

export function figuresOf({ name, data, versions, tables, ratios, plot, command, at, machine }: KeptReport): string {
  const source = `\`${command}\`, ${at} UTC; ${data}; ${Object.entries(versions)
    .map(([what, version]) => (version.startsWith(what) ? version : `${what} ${version}`))
    .join(', ')}; ${machine}.`;
  return [
    ...(ratios.length > 0 ? [markdownTable(ratioHeading, ratios.map(ratioCells))] : []),
    ...tables.map(tableText),
    ...(plot ? [`![${plot.title}](performance/${name}.svg)`] : []),
    source,
  ].join('\n\n');
}

export function writeFigures(report: KeptReport): void {
  if (!existsSync(page)) return;
  const text = readFileSync(page, 'utf8');
  const begin = `<!-- figures: ${report.name} -->`;
  const end = `<!-- end: ${report.name} -->`;
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) return;
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n\n${figuresOf(report)}\n\n${text.slice(to)}`);
}
