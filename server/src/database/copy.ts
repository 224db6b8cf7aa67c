import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine, type CopyValue } from './copy-text';

/** Streams ready-made lines into a table; the generator is drawn only as fast as the database takes them. */
export async function copyLines(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  chunks: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  await pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
}

export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await copyLines(client, table, columns, chunksOf(rows));
}

const chunkLength = 64 * 1024;

/** A write per row would spend its time in the socket. */
function* chunksOf(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
