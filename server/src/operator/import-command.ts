// `pnpm run import`: master data from a file, by the same code as the page and the call.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportKind, type ImportResult, importKinds, importTables } from 'shared-contracts/import/import-kind';
import { nobodysPassword } from '../import/nobodys-password';
import { readRows } from '../import/read-rows';
import { type ImportOutcome, runImport } from '../import/run-import';
import { spoolFile } from '../import/spool-file';
import { indianToday } from '../time/indian-today';
import { withDatabase } from './open-database';
import { type Surroundings, UsageError } from './surroundings';

export const importHelp = `pnpm run import ${importKinds.join('|')} FILE [--dry-run] [--retire-missing]

Reads a CSV file (UTF-8, commas or semicolons, header row) and applies all of it, or nothing.
  --dry-run         says what it would do, and does nothing
  --retire-missing  retires what is there and not in the file (deactivates employees)
Exit code 0: applied, or would apply. 1: faulty rows, which are listed. 2: wrong use.
Works on DATABASE_URL, or on the embedded database in SUITE_DATA_DIR (.data), whether or not the suite runs.`;

const options = { 'dry-run': { type: 'boolean' }, 'retire-missing': { type: 'boolean' } } as const;

/** Reads the kind and the one other argument of import and export. */
export function readKind(args: readonly string[], allowed: typeof options | Record<string, never>): {
  readonly kind: ImportKind;
  readonly file: string | undefined;
  readonly flags: ReadonlySet<string>;
} {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: allowed, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [name, file, ...more] = parsed.positionals;
  const kind = importKinds.find((known) => known === name);
  if (kind === undefined) throw new UsageError(`Say one of: ${importKinds.join(', ')}.`);
  if (more.length > 0) throw new UsageError('Say one file.');
  return { kind, file, flags: new Set(Object.entries(parsed.values).flatMap(([flag, value]) => (value === true ? [flag] : []))) };
}

function summary({ added, changed, unchanged, missing, retired, applied }: ImportResult): string {
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${missing} missing, ${retired} retired`;
  return applied ? `Applied: ${counts}.` : `Would apply: ${counts}. Nothing was changed.`;
}

function tell(outcome: ImportOutcome, say: Surroundings['say']): number {
  if (outcome.ok) {
    say(summary(outcome.result));
    return 0;
  }
  const { faults, faultCount } = outcome;
  for (const { line, column, message } of faults) say(`line ${line}${column === '' ? '' : `, column ${column}`}: ${message}`);
  if (faultCount > faults.length) say(`... and ${faultCount - faults.length} more`);
  say(`${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}. Nothing was changed.`);
  return 1;
}

/** Answers the exit code. */
export async function runImportCommand(args: readonly string[], { now, say, ...place }: Surroundings): Promise<number> {
  const { kind, file, flags } = readKind(args, options);
  if (file === undefined) throw new UsageError('Say which file.');
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`);
  const spooled = await spoolFile(createReadStream(file));
  try {
    const outcome = await withDatabase(place, async ({ pool }) =>
      runImport(pool, {
        kind,
        file: { ...spooled, name: basename(file) },
        open: (faults) => readRows(spooled.path, importTables[kind], indianToday(now()), faults),
        scope: null,
        isDryRun: flags.has('dry-run'),
        retiresMissing: flags.has('retire-missing'),
        actor: { system: 'pnpm import' },
        grantable: null,
        at: now(),
        passwordHash: await nobodysPassword(),
      }));
    return tell(outcome, say);
  } finally {
    await spooled.remove();
  }
}
