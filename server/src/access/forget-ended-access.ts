import type pg from 'pg';

/** Upkeep: sessions that have run out go, and sign-ins that were held up a day ago. */
export async function forgetEndedAccess(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from session where expires_at < $1', [now]);
  await pool.query(`delete from sign_in_throttle where blocked_until < $1::timestamptz - interval '1 day'`, [now]);
}
