import { type Kysely, sql } from 'kysely';

/** Browsers that an employee has signed in from. One browser may know several employees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_device (
      id bigint generated always as identity,
      token_hash bytea not null,
      employee_id bigint not null references employee (id) on delete cascade,
      first_at timestamptz not null,
      used_at timestamptz not null,
      network text not null,
      device text,
      primary key (token_hash, employee_id)
    );
    create index known_device_by_employee on known_device (employee_id, used_at);
    create unique index known_device_by_id on known_device (id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table known_device`.execute(db);
}
