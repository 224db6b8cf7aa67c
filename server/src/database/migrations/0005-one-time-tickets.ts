import { type Kysely, sql } from 'kysely';

/** Handshake tokens and dashboard tickets: each good for one use within a minute. Only the hash is stored, as of session tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_ticket (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('handshake', 'surface')),
      employee_id bigint not null references employee (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index one_time_ticket_by_expiry on one_time_ticket (expires_at);
    create index one_time_ticket_by_employee on one_time_ticket (employee_id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table one_time_ticket`.execute(db);
}
