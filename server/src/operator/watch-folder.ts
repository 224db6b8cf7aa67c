// A folder into which another system puts CSV files: each is sent once, and moved with a report beside it.
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { limits } from 'shared-contracts/constant/limit';
import { postEvents, type Target } from './post-events';

interface Watch extends Target {
  /** Looks once, and ends. */
  readonly isOnce: boolean;
  readonly now: () => Date;
  readonly say: (line: string) => void;
}

const lookMs = 1_000;
const numbers = new Set(['interruptionType', 'customersOut']);

/** An empty cell says nothing; numbers and yes or no are what events want. */
function eventOf(row: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).flatMap(([name, text]): [string, unknown][] => {
    const cell = text.trim();
    if (cell === '') return [];
    if (numbers.has(name) && /^\d+$/.test(cell)) return [[name, Number(cell)]];
    return [[name, name === 'isPlanned' && /^(true|false)$/i.test(cell) ? cell.toLowerCase() === 'true' : cell]];
  }));
}

async function sendFile(folder: string, name: string, watch: Watch): Promise<void> {
  const report: string[] = [];
  let place = 'done';
  try {
    const rows: Record<string, string>[] = parse(await readFile(join(folder, name)), {
      columns: true,
      bom: true,
      skip_empty_lines: true,
      delimiter: [',', ';'],
    });
    const total = { accepted: 0, updated: 0, duplicates: 0 };
    for (let from = 0; from < rows.length; from += limits.ingestBatch) {
      const { accepted, updated, duplicates, conflicts, rejected } = await postEvents(
        watch,
        rows.slice(from, from + limits.ingestBatch).map(eventOf),
      );
      total.accepted += accepted;
      total.updated += updated;
      total.duplicates += duplicates;
      // The first row is the header.
      report.push(...[...conflicts, ...rejected].map(({ index, message }) => `line ${from + index + 2}: ${message}`));
    }
    if (report.length > 0) place = 'failed';
    const taken = `${total.accepted} accepted, ${total.updated} updated, ${total.duplicates} duplicates`;
    report.unshift(`${rows.length} events: ${taken}, ${report.length} refused`);
  } catch (error) {
    place = 'failed';
    report.push(error instanceof Error ? error.message : String(error));
  }
  const stamped = `${watch.now().toISOString().replaceAll(/[:.]/g, '-')}-${name}`;
  await writeFile(join(folder, place, `${stamped}.report.txt`), `${report.join('\n')}\n`);
  await rename(join(folder, name), join(folder, place, stamped));
  watch.say(`${name}: ${place}. ${report[0] ?? ''}`);
}

/** Goes on until the process ends. A file counts as complete once its size stands still for a second. */
export async function watchFolder(folder: string, watch: Watch): Promise<void> {
  for (const place of ['done', 'failed']) await mkdir(join(folder, place), { recursive: true });
  let sizes = new Map<string, number>();
  for (let look = 0; ; look += 1) {
    const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith('.csv')).toSorted();
    const now = new Map<string, number>();
    for (const name of names) now.set(name, (await stat(join(folder, name))).size);
    for (const name of names) if (sizes.get(name) === now.get(name)) await sendFile(folder, name, watch);
    if (watch.isOnce && look > 0) return;
    sizes = now;
    await delay(lookMs);
  }
}
