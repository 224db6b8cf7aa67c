import { type Kysely, sql } from 'kysely';

/**
 * What is no longer in use is retired, never deleted: outages go on referring to it. An employee who
 * has left is not active. The set-up link makes the first administrator, and every import is kept with
 * its counts and the hash of its file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organisation add column retired_at timestamptz;
    alter table feeder
      add column retired_at timestamptz,
      add column consumers integer not null default 0,
      add column latitude double precision,
      add column longitude double precision;
    create index feeder_by_subdivision on feeder (subdivision_code);
    alter table employee add column is_active boolean not null default true;

    create table setup_link (
      token_hash bytea primary key,
      made_at timestamptz not null
    );

    create table import_run (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null check (kind in ('offices', 'substations', 'feeders', 'employees')),
      actor_id bigint,
      actor_name text not null,
      sha256 text not null,
      bytes bigint not null,
      added integer not null,
      changed integer not null,
      unchanged integer not null,
      missing integer not null,
      retired integer not null
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table import_run, setup_link;
    alter table employee drop column is_active;
    drop index feeder_by_subdivision;
    alter table feeder drop column retired_at, drop column consumers, drop column latitude, drop column longitude;
    alter table organisation drop column retired_at;
  `.execute(db);
}
