import { type Kysely, sql } from 'kysely';

/** When a release first worked in a browser: only then is it one to fall back to with confidence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_release add proven_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_release drop proven_at`.execute(db);
}
