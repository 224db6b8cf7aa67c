import { type Kysely, sql } from 'kysely';

/**
 * What reports tell of an outage besides its beginning and end, and what is kept of the reports themselves.
 *
 * Most numbers have one beginning and one end; `sfms_outage` holds those in its columns. A number with more to
 * it keeps every report in `reports`, and its interruptions, each with its outage, in `feed_interruption`.
 * Canceled and joined outages leave `outage`, so that no list or index has to know of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outage
      add column customers_out integer,
      add column cause text,
      add column is_planned boolean,
      add column estimated_restoration timestamptz,
      add column estimate_set_at timestamptz,
      add column device text,
      add column note text,
      add column source_id smallint;

    alter table sfms_outage
      add column source_id smallint,
      add column interruption_type smallint,
      add column reports jsonb;

    create table feed_interruption (
      sfms_id text collate "C" not null,
      started_at timestamptz not null,
      outage_id bigint not null,
      fault_start timestamptz not null,
      primary key (sfms_id, started_at)
    );
    create index feed_interruption_by_outage on feed_interruption (outage_id);

    create table withdrawn_outage (
      id bigint primary key,
      fault_start timestamptz not null,
      content jsonb not null,
      reason text not null,
      at timestamptz not null
    );
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table withdrawn_outage, feed_interruption;
    alter table sfms_outage drop column reports, drop column interruption_type, drop column source_id;
    alter table outage drop column source_id, drop column note, drop column device, drop column estimate_set_at,
      drop column estimated_restoration, drop column is_planned, drop column cause, drop column customers_out;
  `.execute(db);
}
