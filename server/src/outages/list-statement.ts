// The statements of the list as they are sent to the database, for those who compare the call with them (pnpm bench).
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { englishOfAll } from 'shared-contracts/english/catalogue';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import type { Principal } from '../access/principal';
import { createPool } from '../database/pool';
import type { Schema } from '../database/schema';
import { readGridA } from '../grid/read-grid-a';
import { outageColumns, outageColumnsByField } from './outage-columns';
import { findOutagePage, outageCsvQuery } from './outage-query';
import { findSealedUntil, neverSealed } from './outage-total';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface ListStatements {
  /** What the list call sends. */
  readonly page: Statement;
  /** The same with a plain count for its total. */
  readonly counting: Statement;
  /** The rows of the whole file. */
  readonly file: Statement;
}

/** Runs the list and returns what was sent. */
export async function listStatements(url: string, user: Principal['user'], query: GridAQuery): Promise<ListStatements> {
  const sent: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: createPool({ url, size: 1 }) }),
    log: ({ query: { sql, parameters } }) => void sent.push({ text: sql, values: parameters }),
  });
  const lastSent = (): Statement => {
    const statement = sent.at(-1);
    if (!statement) throw new Error('The list sent no statement.');
    return statement;
  };
  try {
    const read = readGridA(query, outageColumnsByField);
    if (!read.ok) throw new Error(englishOfAll(read.faults).join(', '));
    await findOutagePage(db, user, read.view, { ...query, sealed: await findSealedUntil(db) });
    const page = lastSent();
    await findOutagePage(db, user, read.view, { ...query, sealed: neverSealed });
    const counting = lastSent();
    const { sql, parameters }: CompiledQuery = outageCsvQuery(db, user, read.view, outageColumns);
    return { page, counting, file: { text: sql, values: parameters } };
  } finally {
    await db.destroy();
  }
}
