// The statement of a list call as it is sent to the database, for those who compare the call with it (pnpm bench).
import { Kysely, PostgresDialect } from 'kysely';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import type { Principal } from '../access/principal';
import { createPool } from '../database/pool';
import type { Schema } from '../database/schema';
import { readGridA } from '../grid/read-grid-a';
import { outageColumnsByField } from './outage-columns';
import { findOutagePage } from './outage-query';
import { findSealedUntil } from './outage-total';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs the list once and returns what was sent. */
export async function listStatement(url: string, user: Principal['user'], query: GridAQuery): Promise<Statement> {
  const sent: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool({ url, size: 1 }) }),
    log: ({ query: { sql, parameters } }) => void sent.push({ text: sql, values: parameters }),
  });
  try {
    const read = readGridA(query, outageColumnsByField);
    if (!read.ok) throw new Error(read.errors.join(', '));
    await findOutagePage(db, user, read.view, { ...query, sealed: await findSealedUntil(db) });
  } finally {
    await db.destroy();
  }
  const statement = sent.at(-1);
  if (!statement) throw new Error('The list sent no statement.');
  return statement;
}
