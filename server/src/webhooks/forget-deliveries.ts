import { webhookLogDays } from 'shared-contracts/constant/webhook';
import type pg from 'pg';

/** At once, so that nobody waits long. */
const atMost = 10_000;

/** Upkeep: the log forgets what is old, and what belonged to a webhook that is gone. */
export async function forgetDeliveries(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from webhook_delivery where id in (
         select id from webhook_delivery where at < clock_timestamp() - make_interval(days => $1) limit $2 for update skip locked)`,
      [webhookLogDays, atMost],
    );
    if ((rowCount ?? 0) < atMost) break;
  }
  await pool.query('delete from webhook_delivery d where not exists (select from webhook w where w.id = d.webhook_id)');
}
