import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { nameStatementsOf } from './named-statement';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

/** Kysely's statements have no name; those that are worth one get it by `executeNamed`. */
export function createDatabase(pool: pg.Pool): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  nameStatementsOf(db, pool);
  return db;
}
