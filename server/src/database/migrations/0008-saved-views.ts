import { type Kysely, sql } from 'kysely';

/** Views of lists that employees keep for themselves. `name_key` is what makes two names the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_view (
      id bigint generated always as identity primary key,
      employee_id bigint not null references employee (id) on delete cascade,
      grid_id text collate "C" not null,
      name text not null,
      name_key text collate "C" not null,
      search text not null,
      columns text[] not null,
      saved_at timestamptz not null,
      unique (employee_id, grid_id, name_key)
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table saved_view`.execute(db);
}
