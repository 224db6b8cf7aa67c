import { type Kysely, sql } from 'kysely';

/**
 * The registry of remotes as its teams change it. Releases bring what the suite's own table said of them before. They
 * may be withdrawn, and have an order of their own. The live release of a remote is the newest that is not withdrawn,
 * and the next one is the one to fall back to. No pointer can dangle.
 *
 * `remote_registry` is one row: its revision tells hosts that something changed, its lock lets writers take turns.
 * `remote_load` is what browsers report.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table remote_release
      add position bigint,
      add withdrawn_at timestamptz,
      add origin text,
      add port_offset smallint,
      add base_paths text[] not null default '{}',
      add menu jsonb not null default '[]',
      add capability text;

    update remote_release r set position = ranked.position
      from (select id, row_number() over (order by published_at, id) as position from remote_release) ranked
      where ranked.id = r.id;
    update remote_release r
      set port_offset = known.port_offset, base_paths = known.base_paths, menu = known.menu, capability = known.capability
      from (values
        ('remote-outages', 1::smallint, '{/outages}'::text[], '[{"id": "outages", "path": "/outages"}]'::jsonb, null::text),
        ('remote-live', 2, '{/summary}', '[{"id": "summary", "path": "/summary"}]', null),
        ('remote-admin', 3, '{/modules,/employee,/substation}', '[{"id": "modules", "path": "/modules"}]', 'adminRemote'),
        ('remote-reports', 4, '{/report}', '[{"id": "reports", "path": "/report"}]', null)
      ) known (remote, port_offset, base_paths, menu, capability)
      where known.remote = r.remote;
    delete from remote_release where base_paths = '{}';

    create sequence remote_release_position owned by remote_release.position;
    select setval('remote_release_position', coalesce(max(position), 0) + 1, false) from remote_release;
    alter table remote_release
      alter position set default nextval('remote_release_position'),
      alter position set not null,
      alter base_paths drop default,
      alter menu drop default;
    create unique index remote_release_in_use on remote_release (remote, position desc) where withdrawn_at is null;

    create table remote_switch (
      remote text primary key,
      is_enabled boolean not null
    );

    create table remote_registry (
      is_only boolean primary key default true check (is_only),
      revision bigint not null default 1
    );
    insert into remote_registry default values;

    create table remote_load (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      remote text not null,
      version text not null,
      build text not null,
      is_ready boolean not null,
      stage text,
      duration_ms real not null,
      reference text,
      is_fallback boolean not null
    );
    create index remote_load_by_time on remote_load (at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table remote_load, remote_registry, remote_switch;
    drop index remote_release_in_use;
    alter table remote_release
      drop position, drop withdrawn_at, drop origin, drop port_offset, drop base_paths, drop menu, drop capability;
  `.execute(db);
}
