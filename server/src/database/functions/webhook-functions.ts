// Who is told of what has changed: triggers on `outage` and on what people record of one write the deliveries, so every
// way in which an outage changes is heard, and a change that is rolled back is not. While no webhook is active, a
// trigger asks one small table and ends.
import type { WebhookChange, WebhookEvent } from 'shared-contracts/constant/webhook';
import { currentFields, relayFields, shutdownFields } from 'shared-contracts/entity/annotation';
import { channels } from '../channel';

/** Recorded facts that name no person: only these go to webhooks. */
const detailColumns = [shutdownFields.reasonIds, ...Object.values(relayFields), ...Object.values(currentFields)]
  .map(({ column }) => column);

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

const changeTrigger = ({ event, tables, changed }: (typeof changes)[number]): string => `
  -- The rows of one statement are joined by hash: the planner knows nothing of how many there are.
  create or replace function tell_webhooks_${event}() returns trigger
  language plpgsql set enable_nestloop = off set enable_mergejoin = off as $$
  begin
    if not exists (select from webhook where is_active) then return null; end if;
    insert into webhook_delivery (webhook_id, change, outage_id, content)
      select w.id, c.change, c.outage_id, c.content
      from (${changed}) c
      join webhook w on w.is_active and c.event = any (w.events)
        and (webhook_hears(w, c.category, c.substation_code, c.subdivision_code)
          or webhook_hears(w, c.old_category, c.old_substation_code, c.old_subdivision_code))
      order by c.outage_id, c.step, w.id;
    if found then perform pg_notify('${channels.webhooks}', ''); end if;
    return null;
  end $$;
  create or replace trigger tell_webhooks_${event} after ${event} on outage referencing ${tables}
    for each statement execute function tell_webhooks_${event}();
`;

const detailTrigger = ({ event, tables, recorded }: (typeof detailChanges)[number]): string => `
  create or replace function tell_webhooks_detail_${event}() returns trigger language plpgsql as $$
  begin
    if not exists (select from webhook where is_active) then return null; end if;
    -- The same transaction has changed the outage itself: one message says both.
    update webhook_delivery d set content = d.content - '{${detailColumns.join(',')}}'::text[] || c.detail
      from (${recorded}) c
      where d.outage_id = c.outage_id and d.transaction = pg_current_xact_id() and d.state = 'waiting';
    insert into webhook_delivery (webhook_id, change, outage_id, content)
      select w.id, 'updated', o.id, webhook_content(to_jsonb(o))
      from (${recorded}) c
      join outage o on o.id = c.outage_id
      join webhook w on w.is_active and 'updated' = any (w.events)
        and webhook_hears(w, o.category, o.substation_code, o.subdivision_code)
      where not exists (select from webhook_delivery d where d.webhook_id = w.id and d.outage_id = o.id
        and d.transaction = pg_current_xact_id() and d.state = 'waiting')
      order by o.id, w.id;
    if found then perform pg_notify('${channels.webhooks}', ''); end if;
    return null;
  end $$;
  create or replace trigger tell_webhooks_detail_${event} after ${event} on fault_detail referencing ${tables}
    for each statement execute function tell_webhooks_detail_${event}();
`;

export const webhookFunctions = `
  create or replace function webhook_hears(hook webhook, category text, substation_code text, subdivision_code text) returns boolean
  language sql stable as $$
    select (hook.categories = '{}' or category = any (hook.categories)) and exists (
      select from unnest(hook.prefixes) as prefix where starts_with(substation_code, prefix) or starts_with(subdivision_code, prefix))
  $$;

  -- What people have recorded, without names, numbers and mobiles of anybody.
  create or replace function webhook_detail(detail jsonb) returns jsonb language sql immutable as $$
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(detail)
    where key = any ('{${detailColumns.join(',')}}'::text[]) and value not in ('null', '[]')
  $$;

  create or replace function webhook_content(outage jsonb) returns jsonb language sql stable as $$
    select outage - '{source_id,estimate_set_at}'::text[]
      || coalesce((select webhook_detail(to_jsonb(d)) from fault_detail d where d.outage_id = (outage->>'id')::bigint), '{}')
  $$;
${changes.map(changeTrigger).join('')}${detailChanges.map(detailTrigger).join('')}`;
