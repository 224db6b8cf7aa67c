import { type Kysely, sql } from 'kysely';
import type { WebhookChange, WebhookEvent } from 'shared-contracts/constant/webhook';

/**
 * Who is told of outages, and what is still to be told. Triggers on `outage` and on what people record of one write
 * the deliveries, so every way in which an outage changes is heard, and a change that is rolled back is not.
 *
 * While no webhook is active, a trigger asks one small table and ends. A delivery does not refer to its webhook by a
 * key: nobody who reports an outage waits for somebody who deletes a webhook.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the codes below an office begin with; GUVNL stands above all.
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

    create function webhook_hears(hook webhook, category text, substation_code text, subdivision_code text) returns boolean
    language sql stable as $$
      select (hook.categories = '{}' or category = any (hook.categories)) and exists (
        select from unnest(hook.prefixes) as prefix where starts_with(substation_code, prefix) or starts_with(subdivision_code, prefix))
    $$;

    -- What people have recorded, without names, numbers and mobiles of anybody.
    create function webhook_detail(detail jsonb) returns jsonb language sql immutable as $$
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail)
      where key = any ('{${sql.raw(detailColumns.join(','))}}'::text[]) and value not in ('null', '[]')
    $$;

    create function webhook_content(outage jsonb) returns jsonb language sql stable as $$
      select outage - '{source_id,estimate_set_at}'::text[]
        || coalesce((select webhook_detail(to_jsonb(d)) from fault_detail d where d.outage_id = (outage->>'id')::bigint), '{}')
    $$;
  `.execute(db);

  for (const { event, tables, changed } of changes) {
    const name = sql.id(`tell_webhooks_${event}`);
    await sql`
      -- The rows of one statement are joined by hash: the planner knows nothing of how many there are.
      create function ${name}() returns trigger language plpgsql set enable_nestloop = off set enable_mergejoin = off as $$
      begin
        if not exists (select from webhook where is_active) then return null; end if;
        insert into webhook_delivery (webhook_id, change, outage_id, content)
          select w.id, c.change, c.outage_id, c.content
          from (${sql.raw(changed)}) c
          join webhook w on w.is_active and c.event = any (w.events)
            and (webhook_hears(w, c.category, c.substation_code, c.subdivision_code)
              or webhook_hears(w, c.old_category, c.old_substation_code, c.old_subdivision_code))
          order by c.outage_id, c.step, w.id;
        if found then perform pg_notify('${sql.raw(webhookChannel)}', ''); end if;
        return null;
      end $$;
      create trigger ${name} after ${sql.raw(event)} on outage referencing ${sql.raw(tables)} for each statement execute function ${name}();
    `.execute(db);
  }

  for (const { event, tables, recorded } of detailChanges) {
    const name = sql.id(`tell_webhooks_detail_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if not exists (select from webhook where is_active) then return null; end if;
        -- The same transaction has changed the outage itself: one message says both.
        update webhook_delivery d set content = d.content - '{${sql.raw(detailColumns.join(','))}}'::text[] || c.detail
          from (${sql.raw(recorded)}) c
          where d.outage_id = c.outage_id and d.transaction = pg_current_xact_id() and d.state = 'waiting';
        insert into webhook_delivery (webhook_id, change, outage_id, content)
          select w.id, 'updated', o.id, webhook_content(to_jsonb(o))
          from (${sql.raw(recorded)}) c
          join outage o on o.id = c.outage_id
          join webhook w on w.is_active and 'updated' = any (w.events)
            and webhook_hears(w, o.category, o.substation_code, o.subdivision_code)
          where not exists (select from webhook_delivery d where d.webhook_id = w.id and d.outage_id = o.id
            and d.transaction = pg_current_xact_id() and d.state = 'waiting')
          order by o.id, w.id;
        if found then perform pg_notify('${sql.raw(webhookChannel)}', ''); end if;
        return null;
      end $$;
      create trigger ${name} after ${sql.raw(event)} on fault_detail referencing ${sql.raw(tables)}
        for each statement execute function ${name}();
    `.execute(db);
  }
}

/** Of what people record, these say nothing of anybody. */
const detailColumns = ['reason_ids', 'relay_flag', 'broken_conductor', 'phase', 'ka_r', 'ka_y', 'ka_b', 'ka_g', 'ka_n'];

/** The triggers tell on it that there is something to deliver. */
const webhookChannel = 'webhook_delivery';

/** Who hears of a change: whom the outage belongs to, and whom it belonged to before. */
const columns = (event: WebhookEvent, change: WebhookChange, row: string, before: string, step = 1) =>
  `select '${event}' as event, '${change}' as change, ${step} as step, ${row}.id as outage_id,
    webhook_content(to_jsonb(${row})) as content, ${row}.category, ${row}.substation_code, ${row}.subdivision_code,
    ${before}.category as old_category, ${before}.substation_code as old_substation_code,
    ${before}.subdivision_code as old_subdivision_code`;

const bothRows = 'from removed join added on added.id = removed.id';

const changes = [
  {
    event: 'insert',
    tables: 'new table as added',
    changed: `${columns('opened', 'opened', 'added', 'added')} from added
      union all ${columns('closed', 'closed', 'added', 'added', 2)} from added where added.fault_end is not null`,
  },
  {
    event: 'delete',
    tables: 'old table as removed',
    changed: `${columns('closed', 'canceled', 'removed', 'removed')} from removed`,
  },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    changed: `
      ${columns('closed', 'closed', 'added', 'removed')} ${bothRows} where removed.fault_end is null and added.fault_end is not null
      union all ${columns('opened', 'reopened', 'added', 'removed')} ${bothRows}
        where removed.fault_end is not null and added.fault_end is null
      union all ${columns('updated', 'updated', 'added', 'removed')} ${bothRows}
        where (removed.fault_end is null) = (added.fault_end is null)
        and webhook_content(to_jsonb(removed)) <> webhook_content(to_jsonb(added))`,
  },
] as const;

/** What is recorded for the first time is compared with nothing. */
const detailChanges = [
  {
    event: 'insert',
    tables: 'new table as added',
    recorded: `select outage_id, webhook_detail(to_jsonb(added)) as detail from added where webhook_detail(to_jsonb(added)) <> '{}'`,
  },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    recorded: `select added.outage_id, webhook_detail(to_jsonb(added)) as detail
      from removed join added on added.outage_id = removed.outage_id
      where webhook_detail(to_jsonb(added)) <> webhook_detail(to_jsonb(removed))`,
  },
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { event } of detailChanges) {
    const name = sql.id(`tell_webhooks_detail_${event}`);
    await sql`drop trigger ${name} on fault_detail; drop function ${name}();`.execute(db);
  }
  for (const { event } of changes) {
    const name = sql.id(`tell_webhooks_${event}`);
    await sql`drop trigger ${name} on outage; drop function ${name}();`.execute(db);
  }
  await sql`
    drop function webhook_content(jsonb);
    drop function webhook_detail(jsonb);
    drop function webhook_hears(webhook, text, text, text);
    drop table webhook_delivery, webhook;
    drop function webhook_prefixes(text[]);
  `.execute(db);
}
