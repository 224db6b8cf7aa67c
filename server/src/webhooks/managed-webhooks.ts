import type { Selectable, Transaction } from 'kysely';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { sql } from 'kysely';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import type { WebhookSchema } from '../database/webhook-schema';
import { refusal } from '../http/refusal';
import { toWireMoment } from '../time/wire-moment';
import { managesWebhook } from './managed-offices';
import { isWebhookEvent } from './webhook-event';

export type WebhookRow = Selectable<WebhookSchema['webhook']>;

const largestId = 2_147_483_647;

/** A webhook of the caller, held until the end of the transaction. */
export async function findWebhook(trx: Transaction<Schema>, { user }: Principal, id: number): Promise<WebhookRow> {
  const found = await trx
    .selectFrom('webhook as w')
    .selectAll()
    .where('w.id', '=', Math.min(id, largestId))
    .where(managesWebhook(user, 'w'))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refusal('notFound', 'webhook.notFound');
  return found;
}

interface Counted {
  waiting: number;
  delivered: number;
  failed: number;
  is_rotating: boolean | null;
  office_names: Record<string, string> | null;
  keeper: Webhook['keeper'];
}

const optionalMoment = (at: Date | null) => at && toWireMoment(at);

function toWebhook(row: WebhookRow & Counted): Webhook {
  const named = (code: string) => ({ code, name: row.office_names?.[code] ?? code });
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    office: named(row.scope),
    keeper: row.keeper,
    events: row.events.filter(isWebhookEvent),
    offices: row.offices.map(named),
    categories: row.categories,
    isActive: row.is_active,
    stop: row.stop,
    stopDetail: row.stop_detail,
    stoppedAt: optionalMoment(row.stopped_at),
    createdAt: toWireMoment(row.created_at),
    rotationEndsAt: row.is_rotating ? optionalMoment(row.rotation_ends_at) : null,
    lastSuccessAt: optionalMoment(row.last_success_at),
    failingSince: optionalMoment(row.failing_since),
    waiting: row.waiting,
    delivered: row.delivered,
    failed: row.failed,
  };
}

/** By name: those of the offices that the caller manages. */
export async function listWebhooks(db: Database, { user }: Principal): Promise<Webhook[]> {
  const { rows } = await sql<WebhookRow & Counted>`
    select w.*, c.*, w.rotation_ends_at > clock_timestamp() as is_rotating,
      (select json_object_agg(o.code, o.name) from organisation o where o.code = any (w.offices || w.scope)) as office_names,
      (select json_build_object('name', k.name, 'companyName', k.company_name, 'empNo', k.emp_no) from employee k
        where k.id = w.keeper_id) as keeper
    from webhook w cross join lateral (
      select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'delivered') as delivered,
        count(*) filter (where state = 'failed') as failed
      from webhook_delivery d where d.webhook_id = w.id) c
    where ${managesWebhook(user, 'w')} order by lower(w.name)`.execute(db);
  return rows.map(toWebhook);
}
