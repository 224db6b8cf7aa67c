// Whether a webhook is told of outages, and who answers for it.
import type { Transaction } from 'kysely';
import { keeperStops } from 'shared-contracts/entity/webhook';
import { findPrincipal, type Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import { keeperStop } from './keeper';
import { findWebhook, type WebhookRow } from './managed-webhooks';
import { stopWebhook } from './stop-webhook';
import type { WebhookWriter } from './webhook-record';

const subjectOf = (id: number) => ({ subject: 'webhook', subjectId: String(id) }) as const;

/** As one that never failed. */
const switchedOn = {
  is_active: true, stop: null, stop_detail: null, stopped_at: null, failures: 0, failing_since: null, held_until: null,
} as const;

/** Whoever keeps it, if they still work here. */
async function keeperOf(trx: Transaction<Schema>, { keeper_id: id }: WebhookRow): Promise<Principal | null> {
  // What they were granted counts, whether or not they have set two-step sign-in up.
  return id === null ? null : findPrincipal(trx, id, []);
}

export async function enableWebhook({ db, actor, now }: WebhookWriter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const webhook = await findWebhook(trx, actor, id);
    if (webhook.is_active) throw refusal('changedMeanwhile', 'webhook.isActive');
    const keeper = await keeperOf(trx, webhook);
    if (keeperStop(keeper && { ...keeper.user, isActive: true }, webhook.scope) !== null)
      throw refusal('changedMeanwhile', 'webhook.unkept');
    await trx.updateTable('webhook').set(switchedOn).where('id', '=', id).execute();
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'enable', before: null, after: { name: webhook.name } });
  });
}

export async function disableWebhook({ db, actor, now }: WebhookWriter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await findWebhook(trx, actor, id);
    if (!(await stopWebhook(trx, { id, stop: 'person', detail: null, now }))) throw refusal('changedMeanwhile', 'webhook.isOff');
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'disable', before: null, after: { name } });
  });
}

const stoppedForKeeper = ({ stop }: WebhookRow) => keeperStops.some((one) => one === stop);

/** The caller answers for it from now on. One that stopped for its keeper is told again; what others stopped stays so. */
export async function takeOverWebhook({ db, actor, now }: WebhookWriter, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const webhook = await findWebhook(trx, actor, id);
    if (webhook.keeper_id === actor.employeeId) throw refusal('changedMeanwhile', 'webhook.isOwn');
    const past = await trx.selectFrom('employee').select('name').where('id', '=', webhook.keeper_id).executeTakeFirst();
    const fresh = stoppedForKeeper(webhook) ? switchedOn : {};
    await trx.updateTable('webhook').set({ ...fresh, keeper_id: actor.employeeId }).where('id', '=', id).execute();
    const [before, after] = [{ keeper: past?.name ?? null }, { keeper: actor.user.name }];
    await recordAudit(trx, { ...subjectOf(id), at: now, actor, action: 'takeOver', before, after });
  });
}
