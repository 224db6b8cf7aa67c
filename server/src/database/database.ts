import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;

/** Kysely sends unnamed statements: each is planned for the values it carries. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
