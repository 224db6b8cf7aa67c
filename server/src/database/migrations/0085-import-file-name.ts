import { type Kysely, sql } from 'kysely';

/** What a file was called where it came from; null: nobody said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run add column file_name text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run drop column file_name`.execute(db);
}
