import { DateTime } from 'luxon';
import type pg from 'pg';

/**
 * Counts the days that are over (migration 0009), a month to a transaction, and forgets the counts of
 * months whose partition is gone.
 */
export async function sealOutageDays(pool: pg.Pool, now: Date): Promise<void> {
  const today = DateTime.fromJSDate(now, { zone: 'Asia/Kolkata' }).toISODate();
  for (let isSealed = false; !isSealed; ) {
    const { rows } = await pool.query<{ is_sealed: boolean }>('select seal_outage_days($1::date) >= $1::date as is_sealed', [today]);
    isSealed = rows[0]?.is_sealed ?? true;
  }
  await pool.query(`
    delete from outage_day_count c using (select distinct date_trunc('month', day)::date as first_day from outage_day_count where hierarchy = 0) m
    where to_regclass(to_char(m.first_day, '"outage_"YYYY_MM')) is null and c.day >= m.first_day and c.day < m.first_day + interval '1 month'`);
}
