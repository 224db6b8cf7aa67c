import { sql } from 'kysely';
import type pg from 'pg';
import { devicesKeptFor } from './known-device';

/** Upkeep: sessions that have run out go, sign-ins that were held up a day ago, and devices that nobody uses. */
export async function forgetEndedAccess(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(`delete from sign_in_throttle where blocked_until < $1::timestamptz - interval '1 day'`, [now]);
  await pool.query('delete from known_device where used_at < $1::timestamptz - $2::interval', [now, devicesKeptFor]);
}

/** Ends the sessions of everybody who is not active. */
export const revokeOfInactive = sql`
  with inactive as (select id from employee where not is_active), tickets as (
    delete from one_time_ticket t using inactive i where t.employee_id = i.id
  )
  delete from session s using inactive i where s.employee_id = i.id`;
