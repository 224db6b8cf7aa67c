import { type Kysely, sql } from 'kysely';

/**
 * Each team ships with a key of its own, which changes one remote and nothing else. A release that asks for a wider
 * audience waits until it is approved. A build under a number that was used before says why.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deploy_key (
      id integer generated always as identity primary key,
      remote text not null,
      owner text not null,
      key_hash bytea not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index deploy_key_by_remote on deploy_key (remote);

    alter table remote_release
      add approved_at timestamptz,
      add rebuild_reason text,
      add changes text;
    update remote_release set approved_at = published_at;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table deploy_key;
    delete from remote_release where approved_at is null;
    alter table remote_release drop approved_at, drop rebuild_reason, drop changes;
  `.execute(db);
}
