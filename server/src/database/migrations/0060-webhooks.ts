import { type Kysely, sql } from 'kysely';

/**
 * Who is told of outages, and what is still to be told. The triggers that write the deliveries are in
 * `functions/webhook-functions.ts`. A delivery does not refer to its webhook by a key: nobody who reports an outage
 * waits for somebody who deletes a webhook.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the codes below an office begin with; GUVNL stands above all. It is here because the table keeps its answer.
    create function webhook_prefixes(offices text[]) returns text[] language sql immutable as $$
      select array_agg(case when left(office, 2) = '90' then '' else regexp_replace(office, '(00)+$', '') end)
      from unnest(offices) as office
    $$;

    create table webhook (
      id integer generated always as identity primary key,
      name text not null,
      url text not null,
      events text[] not null,
      offices text[] not null check (cardinality(offices) > 0),
      prefixes text[] not null generated always as (webhook_prefixes(offices)) stored,
      -- empty: all of them
      categories text[] not null default '{}',
      secret bytea not null,
      previous_secret bytea,
      rotation_ends_at timestamptz,
      is_active boolean not null default true,
      -- null while it is active
      stop text check (stop in ('person', 'gone', 'failing')),
      stop_detail text,
      stopped_at timestamptz,
      created_at timestamptz not null,
      last_success_at timestamptz,
      -- since the last success
      failures integer not null default 0,
      failing_since timestamptz,
      held_until timestamptz,
      check (is_active = (stop is null))
    );
    create unique index webhook_by_name on webhook (lower(name));

    create table webhook_delivery (
      id bigint generated always as identity primary key,
      webhook_id integer not null,
      change text not null check (change in ('opened', 'reopened', 'updated', 'closed', 'canceled', 'test')),
      -- null: a test
      outage_id bigint,
      content jsonb not null,
      transaction xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      -- when it was put in the line: now and then that is not when it changed
      queued_at timestamptz not null default clock_timestamp(),
      next_at timestamptz not null default clock_timestamp(),
      attempts integer not null default 0,
      tried_at timestamptz,
      status smallint,
      failure text,
      duration_ms integer,
      response text
    );
    create index webhook_delivery_waiting on webhook_delivery (webhook_id, id) where state = 'waiting';
    create index webhook_delivery_line on webhook_delivery (webhook_id, outage_id, id) where state = 'waiting';
    create index webhook_delivery_log on webhook_delivery (webhook_id, id desc);
    create index webhook_delivery_by_time on webhook_delivery (at);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function if exists tell_webhooks_insert, tell_webhooks_update, tell_webhooks_delete,
      tell_webhooks_detail_insert, tell_webhooks_detail_update cascade;
    drop function if exists webhook_content, webhook_detail, webhook_hears;
    drop table webhook_delivery, webhook;
    drop function webhook_prefixes(text[]);
    delete from repeatable_migration where name = 'webhook-functions';
  `.execute(db);
}
