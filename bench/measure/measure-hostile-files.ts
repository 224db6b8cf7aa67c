import { type HostileFile, hostileFiles, sendHostileFile } from 'server/hostile-files';
import { residentMegabytes } from '../load/process-usage';
import type { Report } from '../report/report';
import { type BenchContext, importKey } from '../suite/context';

/** What one person with a file may cost everybody else. */
const mostSeconds = 20;
const mostMegabytes = 100;

interface Cost {
  readonly file: HostileFile;
  readonly seconds: number;
  /** How much more memory the API took than before, at most. */
  readonly megabytes: number;
  readonly message: string;
}

/** Each file in its whole size: how long until it is refused, and the memory that the API takes for it. */
export async function measureHostileFiles({ database, api }: BenchContext): Promise<Report> {
  const { data, version } = await database();
  const { url, pid } = await api();
  const costs: Cost[] = [];
  for (const file of hostileFiles) {
    const before = residentMegabytes(pid);
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 10);
    const { seconds, message } = await sendHostileFile(url, { 'x-import-key': importKey }, file).finally(() => clearInterval(watch));
    costs.push({ file, seconds, message, megabytes: peak - before });
  }
  const worst = (amount: (cost: Cost) => number) => Math.max(...costs.map(amount));
  const [slowest, largest] = [worst(({ seconds }) => seconds), worst(({ megabytes }) => megabytes)];
  return {
    name: 'hostile-files',
    data: `beside ${data}`,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: 'Files that are refused, in their whole size',
        heading: ['file', 'seconds', 'memory taken, MB', 'what is said first'],
        rows: costs.map(({ file, seconds, megabytes, message }) => [file.name, seconds.toFixed(1), megabytes.toFixed(0), message]),
      },
    ],
    ratios: [
      {
        work: 'the slowest refusal',
        limit: `${mostSeconds} s`,
        measured: `${slowest.toFixed(1)} s`,
        reference: `${mostSeconds} s`,
        ratio: slowest / mostSeconds,
        target: { bound: 'at most', value: 1 },
      },
      {
        work: 'memory of the API for one file',
        limit: `${mostMegabytes} MB`,
        measured: `${largest.toFixed(0)} MB`,
        reference: `${mostMegabytes} MB`,
        ratio: largest / mostMegabytes,
        target: { bound: 'at most', value: 1 },
      },
    ],
  };
}
