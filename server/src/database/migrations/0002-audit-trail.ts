import { type Kysely, sql } from 'kysely';

/**
 * The audit trail: one row per accepted write, written in the write's own transaction. Append-only by
 * trigger, because the server owns its tables and privileges would not bind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id bigint,
      actor_name text not null,
      actor_company text,
      actor_emp_no text,
      action text not null,
      subject text not null,
      subject_id text not null,
      before jsonb,
      after jsonb
    );
    create index audit_entry_by_subject on audit_entry (subject, subject_id, id);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_entry_is_append_only before update or delete on audit_entry
      for each row execute function refuse_audit_change();
    create trigger audit_entry_is_not_emptied before truncate on audit_entry
      for each statement execute function refuse_audit_change();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table audit_entry;
    drop function refuse_audit_change();
  `.execute(db);
}
