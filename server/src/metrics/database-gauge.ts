// What only the database knows, read with one short statement per scrape.
import type pg from 'pg';
import { createGauge, type Meter } from './meter';

interface Facts {
  readonly sessions: number;
  readonly livePosition: number;
}

async function readFacts(pool: pg.Pool, now: Date): Promise<Facts | null> {
  // A scrape never waits in the line of the users.
  if (pool.waitingCount > 0) return null;
  try {
    const { rows } = await pool.query<Facts>(
      `select (select count(*) from session where expires_at > $1) as sessions,
              (select coalesce(max(position), 0) from live_event) as "livePosition"`,
      [now],
    );
    return rows[0] ?? null;
  } catch {
    return null;
  }
}

interface GaugeParts {
  readonly pool: pg.Pool;
  readonly now: () => Date;
  readonly livePosition: () => number;
}

/** The gauges of one scrape share one statement. */
export function databaseGauges({ pool, now, livePosition }: GaugeParts): Meter[] {
  let reading: Promise<Facts | null> | null = null;
  const facts = () =>
    (reading ??= readFacts(pool, now()).finally(() => {
      reading = null;
    }));
  return [
    createGauge(
      'suite_pool_connections_in_use',
      'Connections to the database that work for a request.',
      () => pool.totalCount - pool.idleCount,
    ),
    createGauge('suite_pool_connections_limit', 'Connections that the pool may open.', () => pool.options.max),
    createGauge('suite_pool_waiting', 'Requests that wait for a connection.', () => pool.waitingCount),
    createGauge('suite_database_up', '1 while the database answers; absent while the pool is busy.', async () =>
      (await facts()) ? 1 : pool.waitingCount > 0 ? null : 0,
    ),
    createGauge('suite_sessions', 'Sessions that are signed in, of all processes together.', async () => (await facts())?.sessions ?? null),
    createGauge('suite_live_lag_entries', 'Entries of the live log that this process has not told yet.', async () => {
      const known = await facts();
      return known && Math.max(0, known.livePosition - livePosition());
    }),
  ];
}
