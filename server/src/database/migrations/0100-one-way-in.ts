import { type Kysely, sql } from 'kysely';

/** Databases of older releases still have the function that wrote a batch before `write_feed` did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function if exists write_ingested`.execute(db);
}

export async function down(): Promise<void> {}
