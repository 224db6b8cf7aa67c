import { type Kysely, sql } from 'kysely';

/** Who gets a release first, as a record of shared-contracts/rule/release-audience. Null: everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_release add audience jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from remote_release where audience is not null;
    alter table remote_release drop audience;
  `.execute(db);
}
