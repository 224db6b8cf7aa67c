import { type Kysely, sql } from 'kysely';

/** Places at the message broker: each is a session that the broker keeps messages for, whichever process has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table broker_place (place smallint primary key, taken_at timestamptz not null default now())`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table broker_place`.execute(db);
}
