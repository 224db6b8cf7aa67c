import { type Kysely, sql } from 'kysely';

/** Codes of an authenticator app at sign-in, and what helps when the app is lost. A step that was used is used up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor (
      employee_id bigint primary key references employee (id) on delete cascade,
      secret bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
    create table recovery_code (
      employee_id bigint not null references second_factor (employee_id) on delete cascade,
      code_hash bytea not null,
      primary key (employee_id, code_hash)
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recovery_code, second_factor`.execute(db);
}
