// The rows of a file in a table that lives as long as the transaction, and how they differ from what is there.
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { ImportTable } from 'shared-contracts/import/import-kind';
import { copyLine } from '../database/copy-text';
import { copyLines } from '../database/copy';
import type { Schema } from '../database/schema';
import type { ReadRows } from './read-rows';
import type { ImportTarget } from './target/import-target';

type Trx = Transaction<Schema>;

const chunkLength = 64 * 1024;

async function* copyText({ rows, columns }: ReadRows, { columns: all, key }: ImportTable): AsyncGenerator<string> {
  const present = new Set(columns.map(({ name }) => name));
  let chunk = '';
  for await (const { line, isFaulty, cells } of rows) {
    const texts = all.map(({ name }) => (present.has(name) ? (cells.get(name) ?? '') : null));
    chunk += copyLine([line, isFaulty, key.map((name) => cells.get(name) ?? '').join('/'), ...texts]);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** `client` is the connection of the transaction. */
export async function stageRows(trx: Trx, client: pg.PoolClient, table: ImportTable, read: ReadRows): Promise<void> {
  const names = table.columns.map(({ name }) => name);
  const columns = sql.join(names.map((name) => sql`${sql.id(name)} text`));
  await sql`create temp table import_row (line integer, is_faulty boolean, key text collate "C", ${columns}) on commit drop`.execute(trx);
  await copyLines(client, 'import_row', ['line', 'is_faulty', 'key', ...names], copyText(read, table));
  await sql`analyze import_row`.execute(trx);
}

/** Sets each row beside its record. Columns that the file does not have do not differ. */
export async function compareRows(trx: Trx, table: ImportTable, target: ImportTarget, present: ReadonlySet<string>): Promise<void> {
  await sql`create temp table import_current on commit drop as ${target.current}`.execute(trx);
  await sql`analyze import_current`.execute(trx);
  const compared = table.columns.filter(({ name }) => present.has(name)).map(({ name }) => name);
  const row = (alias: string) => sql.join(compared.map((name) => sql.ref(`${alias}.${name}`)));
  await sql`
    create temp table import_change on commit drop as
    select r.line, r.key,
      case when c.key is null or c.is_retired then 'added' when (${row('r')}) is distinct
        from (${row('c')}) then 'changed' else 'unchanged' end as change,
      to_jsonb(c) - array['key', 'subject_id', 'is_retired'] as before
    from import_row r left join import_current c on c.key = r.key
    where not r.is_faulty`.execute(trx);
  // Without it the planner takes the table for a few rows, and joins row by row.
  await sql`analyze import_change`.execute(trx);
}
