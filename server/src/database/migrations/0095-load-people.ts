import { type Kysely, sql } from 'kysely';

/** Who reports a load counts once, however often they try. What was reported before is nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table remote_load add employee_id integer;
    create index remote_load_by_release on remote_load (remote, version, build, at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index remote_load_by_release;
    alter table remote_load drop employee_id;
  `.execute(db);
}
