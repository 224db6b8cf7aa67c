// Keeps what was measured: JSON and SVG under docs/performance, the tables in docs/performance.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpus, loadavg, totalmem } from 'node:os';
import { workspaceFolder } from '../../tools/suite/workspace-folder';
import { drawBars } from './draw-bars';
import type { Report } from './report';
import { writeFigures } from './write-page';

/** Enough to know whether figures can be compared. */
function describeMachine(): string {
  const [first] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = `load ${loadavg()[0]?.toFixed(1)} at the end`;
  return `${cpus().length} cores ${first?.model.trim() ?? ''}, ${memory}, Node ${process.version}, ${load}`;
}

export function saveReport(report: Report, command: string): void {
  const folder = join(workspaceFolder, 'docs', 'performance');
  mkdirSync(folder, { recursive: true });
  const kept = { ...report, command, at: new Date().toISOString().slice(0, 16), machine: describeMachine() };
  writeFileSync(join(folder, `${report.name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  if (report.plot) writeFileSync(join(folder, `${report.name}.svg`), drawBars(report.plot));
  writeFigures(kept);
}
