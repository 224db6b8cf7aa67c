import { type Transaction, sql } from 'kysely';
import type { webhookStops } from 'shared-contracts/entity/webhook';
import { recordAudit } from '../audit/audit-trail';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';

interface Stopped {
  readonly id: number;
  readonly stop: (typeof webhookStops)[number];
  /** The last failure, where that is the reason. */
  readonly detail: string | null;
  readonly now: Date;
}

/** Nothing more is sent. What waits stays in the log as failed. Answers whether it was active. */
export async function stopWebhook(trx: Transaction<Schema>, { id, stop, detail, now }: Stopped): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook')
    .set({ is_active: false, stop, stop_detail: detail, stopped_at: now })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`update webhook_delivery set state = 'failed', failure = coalesce(failure, 'the webhook was switched off')
    where webhook_id = ${id} and state = 'waiting'`.execute(trx);
  return true;
}

/** The suite itself stops it, and the trail says why. */
export async function endWebhook(db: Database, stopped: Stopped): Promise<void> {
  const { id, stop, detail, now } = stopped;
  await db.transaction().execute(async (trx) => {
    if (!(await stopWebhook(trx, stopped))) return;
    const after = { reason: stop, ...(detail === null ? {} : { failure: detail }) };
    await recordAudit(trx, {
      subject: 'webhook', subjectId: String(id), at: now, actor: { system: 'webhooks' }, action: 'disable', before: null, after,
    });
  });
}
