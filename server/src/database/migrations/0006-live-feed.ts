import { type Kysely, sql } from 'kysely';

/**
 * What the monitoring system has reported, by its own number (`sfms_outage`), and the ordered log of outages that
 * began or ended (`live_event`), which every process of the API follows.
 *
 * `sfms_outage` has no outage while only the end has come: it is applied when the beginning does. Positions of
 * `live_event` follow the order of the commits, because its writers hold one lock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sfms_outage (
      sfms_id text collate "C" primary key,
      outage_id bigint,
      fault_start timestamptz,
      ended_at timestamptz,
      check ((outage_id is null) = (fault_start is null))
    );

    create table live_event (
      position bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      event_type smallint not null check (event_type in (0, 1)),
      outage_id bigint not null,
      fault_start timestamptz not null
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table live_event, sfms_outage`.execute(db);
}
