import type pg from 'pg';
import { ensurePartitions } from './partition';

const day = 24 * 3_600_000;

/** Once a day: partitions of the coming months, and what has run out goes. Any number of processes may do it. */
export async function keepUp(pool: pg.Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(`delete from sign_in_throttle where blocked_until < $1::timestamptz - interval '1 day'`, [now]);
}

export function startUpkeep(pool: pg.Pool, now: () => Date, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void keepUp(pool, now()).catch(onError), day);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
