import { type Kysely, sql } from 'kysely';

/** Every batch of the feed asks whether one of its feeders is retired; nearly always none is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index feeder_retired on feeder (id) where retired_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index feeder_retired`.execute(db);
}
