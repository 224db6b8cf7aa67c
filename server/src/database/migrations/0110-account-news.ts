import { type Kysely, sql } from 'kysely';

/**
 * What owners are told of their accounts. A device keeps how far its owner has read; an event waits for its mail until
 * one is sent. A sign-in from a device that the account did not know names it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table security_event
      add new_device_id bigint,
      add mail_after timestamptz;
    create index security_event_to_mail on security_event (mail_after) where mail_after is not null;

    alter table known_device add read_until bigint not null default 0;
    update known_device set read_until = (select coalesce(max(id), 0) from security_event);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table known_device drop read_until;
    alter table security_event drop new_device_id, drop mail_after;
  `.execute(db);
}
