import { type Kysely, sql } from 'kysely';

/**
 * A person who reports loads counts once, however often they try. Reports from before this migration name nobody.
 * A team cannot bring back what the operator took back or switched off.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table remote_load add employee_id integer;
    alter table remote_release add is_operators boolean not null default false;
    alter table remote_switch add is_operators boolean not null default false;
    create index remote_load_by_release on remote_load (remote, version, build, at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index remote_load_by_release;
    alter table remote_load drop employee_id;
    alter table remote_release drop is_operators;
    alter table remote_switch drop is_operators;
  `.execute(db);
}
