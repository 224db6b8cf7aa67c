import { type Kysely, sql } from 'kysely';

/**
 * Who signed in, from where, who failed to, and what happened to accounts. Failures of one account from one
 * address share a row for an hour, so that guessing cannot fill the disk. A session knows where it was opened
 * and when it was last used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_event (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      kind text not null,
      company_name text not null,
      emp_no text not null,
      actor_name text,
      address text,
      device text,
      times integer not null default 1,
      hour timestamptz
    );
    create index security_event_by_moment on security_event (at);
    create index security_event_by_account on security_event (company_name, emp_no, id);
    create unique index security_event_by_hour on security_event (kind, company_name, emp_no, address, hour) where hour is not null;

    alter table session
      add id bigint generated always as identity,
      add address text,
      add device text,
      add used_at timestamptz;
    update session set used_at = created_at;
    alter table session alter used_at set not null;
    create unique index session_by_id on session (id);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table security_event;
    alter table session drop id, drop address, drop device, drop used_at;
  `.execute(db);
}
