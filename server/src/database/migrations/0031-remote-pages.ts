import { type Kysely, sql } from 'kysely';

/** What a release says of its pages and widgets: hosts take titles and trails from it. Earlier releases say nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table remote_release
      add pages jsonb not null default '[]',
      add widgets text[] not null default '{}';
    alter table remote_release
      alter pages drop default,
      alter widgets drop default;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_release drop pages, drop widgets`.execute(db);
}
