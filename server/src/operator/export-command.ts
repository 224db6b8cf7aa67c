import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importKinds } from 'shared-contracts/import/import-kind';
import { createCsvDownloads } from '../grid/csv-download';
import { exportQuery, exportTitles } from '../import/export-data';
import { readKind } from './import-command';
import { withDatabase } from './open-database';
import type { Surroundings } from './surroundings';

export const exportHelp = `pnpm run export ${importKinds.join('|')} [FILE]

Writes what is there, in the form that pnpm run import takes: into FILE, or to standard output.`;

/** A stream of the process that must not be closed. */
async function copyTo(source: Readable, output: NodeJS.WritableStream): Promise<void> {
  await pipeline(source, output, { end: false });
}

/** Answers the exit code. */
export async function runExportCommand(args: readonly string[], { say, output, ...place }: Surroundings): Promise<number> {
  const { kind, file } = readKind(args, {});
  await withDatabase(place, async ({ db, pool }) => {
    const reader = { id: 'operator', left: new AbortController().signal };
    const content = await createCsvDownloads(pool).open(exportTitles(kind), exportQuery(db, kind), reader);
    await (file === undefined ? copyTo(content, output) : pipeline(content, createWriteStream(file)));
  });
  if (file !== undefined) say(`Written: ${file}`);
  return 0;
}
