import type pg from 'pg';
import { keepMonthlySums } from '../reliability/monthly-sums';
import { forgetDroppedMonths } from './forget-dropped-months';
import { ensurePartitions } from './partition';
import { sealOutageDays } from './seal-days';

const hour = 3_600_000;

/** Once an hour: partitions of the coming months, days that are over are counted, and what has run out goes. Any number of processes may do it. */
export async function keepUp(pool: pg.Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await sealOutageDays(pool, now);
  await forgetDroppedMonths(pool);
  await keepMonthlySums(pool, now);
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(`delete from remote_load where at < $1::timestamptz - interval '7 days'`, [now]);
  await pool.query(`delete from sign_in_throttle where blocked_until < $1::timestamptz - interval '1 day'`, [now]);
}

export function startUpkeep(pool: pg.Pool, now: () => Date, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void keepUp(pool, now()).catch(onError), hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
