import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { createGauge, type Meter } from '../metrics/meter';

interface Line {
  readonly waiting: number;
  readonly oldest: number | null;
  readonly stopped: number;
}

async function readLine(pool: pg.Pool): Promise<Line | null> {
  // After the gauges that say nothing while somebody waits for a connection.
  await nextTurn();
  const { rows } = await pool.query<Line>(`
    select count(*) as waiting, extract(epoch from clock_timestamp() - min(d.queued_at))::double precision as oldest,
      (select count(*) from webhook where stop <> 'person') as stopped
    from webhook w join webhook_delivery d on d.webhook_id = w.id and d.state = 'waiting' where w.is_active`);
  return rows[0] ?? null;
}

/** The gauges of one scrape share one look. */
export function webhookGauges(pool: pg.Pool): Meter[] {
  let reading: Promise<Line | null> | null = null;
  const line = () => (reading ??= readLine(pool).catch(() => null).finally(() => (reading = null)));
  const gauge = (name: string, help: string, look: (found: Line) => number) =>
    createGauge(name, help, async () => {
      const found = await line();
      return found && look(found);
    });
  return [
    gauge('suite_webhook_waiting', 'Deliveries to webhooks that wait, of all processes together.', ({ waiting }) => waiting),
    gauge('suite_webhook_oldest_seconds', 'How long the oldest delivery to a webhook has waited.', ({ oldest }) => oldest ?? 0),
    gauge('suite_webhook_stopped', 'Webhooks that were switched off for their receiver or their keeper.', ({ stopped }) => stopped),
  ];
}
