import { DateTime } from 'luxon';
import type pg from 'pg';

/** Counts the days that are over (migration 0009), a month to a transaction. */
export async function sealOutageDays(pool: pg.Pool, now: Date): Promise<void> {
  const today = DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).toISODate();
  for (let isSealed = false; !isSealed; ) {
    const { rows } = await pool.query<{ is_sealed: boolean }>('select seal_outage_days($1::date) >= $1::date as is_sealed', [today]);
    isSealed = rows[0]?.is_sealed ?? true;
  }
}
