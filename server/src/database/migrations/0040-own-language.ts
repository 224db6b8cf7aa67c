import { type Kysely, sql } from 'kysely';

/** The language that an employee has chosen; null until they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee add language text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee drop language`.execute(db);
}
