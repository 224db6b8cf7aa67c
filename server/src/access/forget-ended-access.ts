import type pg from 'pg';
import { devicesKeptFor } from './known-device';

/** Upkeep: sessions that have run out go, sign-ins that were held up a day ago, and devices that nobody uses. */
export async function forgetEndedAccess(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(`delete from sign_in_throttle where blocked_until < $1::timestamptz - interval '1 day'`, [now]);
  await pool.query('delete from known_device where used_at < $1::timestamptz - $2::interval', [now, devicesKeptFor]);
}
