// What was sent to a webhook, and what an administrator sends by hand.
import { sql } from 'kysely';
import { type WebhookDelivery, webhookDeliverySchema } from 'shared-contracts/entity/webhook-delivery';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { listWebhookDeliveries } from 'shared-contracts/endpoint/webhooks/list-webhook-deliveries';
import * as v from 'valibot';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import { channels } from '../database/channel';
import type { Database } from '../database/database';
import type { Allowance } from '../http/allowance';
import { refusal } from '../http/refusal';
import { toWireMoment } from '../time/wire-moment';
import { findWebhook } from './managed-webhooks';
import { messageIdOf } from './message';
import type { WebhookWriter } from './webhook-record';

type Query = EndpointInput<typeof listWebhookDeliveries>['query'];

interface Row {
  id: number; change: string; outage_id: number | null; sfms_id: string | null; feeder_name: string | null; at: Date; state: string;
  attempts: number; tried_at: Date | null; next_at: Date; status: number | null; failure: string | null; duration_ms: number | null;
  response: string | null;
}

const toDelivery = (row: Row): WebhookDelivery =>
  v.parse(webhookDeliverySchema, {
    id: row.id,
    messageId: messageIdOf(row.id),
    change: row.change,
    outageId: row.outage_id,
    sfmsId: row.sfms_id,
    feederName: row.feeder_name,
    at: toWireMoment(row.at),
    state: row.state,
    attempts: row.attempts,
    triedAt: row.tried_at && toWireMoment(row.tried_at),
    nextAt: row.state === 'waiting' ? toWireMoment(row.next_at) : null,
    status: row.status,
    failure: row.failure,
    durationMs: row.duration_ms,
    response: row.response,
  });

export async function listDeliveries(db: Database, caller: Principal, id: number, { state, offset, limit }: Query) {
  await db.transaction().execute((trx) => findWebhook(trx, caller, id));
  const condition = sql`webhook_id = ${id} and ${state === null ? sql`true` : sql`state = ${state}`}`;
  const { rows: [counted] } = await sql<{ total: number }>`select count(*) as total from webhook_delivery where ${condition}`.execute(db);
  const { rows } = await sql<Row>`
    select id, change, outage_id, content->>'sfms_id' as sfms_id, content->>'feeder_name' as feeder_name, at, state, attempts, tried_at,
      next_at, status, failure, duration_ms, response
    from webhook_delivery where ${condition} order by id desc offset ${offset} limit ${limit}`.execute(db);
  return { data: rows.map(toDelivery), total: counted?.total ?? 0 };
}

const tell = sql`select pg_notify(${channels.webhooks}, '')`;

/** All webhooks of an office together may send so many tests: a receiver is no target. */
export async function sendTest({ db, actor, now }: WebhookWriter, id: number, mayTest: Allowance): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, scope, is_active: isActive } = await findWebhook(trx, actor, id);
    if (!isActive) throw refusal('changedMeanwhile', 'webhook.isOff');
    mayTest(scope);
    // Who asks for a test does not want to wait for the end of a pause.
    await trx.updateTable('webhook').set({ held_until: null }).where('id', '=', id).execute();
    await trx.insertInto('webhook_delivery').values({ webhook_id: id, change: 'test', content: '{}' }).execute();
    await recordAudit(trx, { subject: 'webhook', subjectId: String(id), at: now, actor, action: 'test', before: null, after: { name } });
    await tell.execute(trx);
  });
}

/** All of them or none. They keep number and content, so a receiver can tell that it had them. */
export async function resendDeliveries({ db, actor, now }: WebhookWriter, id: number, ids: readonly number[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, is_active: isActive } = await findWebhook(trx, actor, id);
    if (!isActive) throw refusal('changedMeanwhile', 'webhook.isOff');
    const wanted = [...new Set(ids)];
    const found = await trx
      .selectFrom('webhook_delivery')
      .select(['id', 'state'])
      .where('webhook_id', '=', id)
      .where('id', 'in', wanted)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length !== wanted.length) throw refusal('notFound', 'delivery.gone');
    if (found.some(({ state }) => state === 'waiting')) throw refusal('changedMeanwhile', 'delivery.waits');
    await sql`
      update webhook_delivery set state = 'waiting', attempts = 0, queued_at = clock_timestamp(), next_at = clock_timestamp()
      where id in (${sql.join(wanted)})`.execute(trx);
    await trx.updateTable('webhook').set({ held_until: null }).where('id', '=', id).execute();
    const after = { name, deliveries: wanted.length };
    await recordAudit(trx, { subject: 'webhook', subjectId: String(id), at: now, actor, action: 'resend', before: null, after });
    await tell.execute(trx);
  });
}
