import type pg from 'pg';
import { ensurePartitions } from './partition';
import { sealOutageDays } from './seal-days';

/** A partition is dropped without a trigger's knowing: what was kept of its outages beside it goes here. */
export async function forgetDroppedMonths(pool: pg.Pool): Promise<void> {
  await pool.query(`
    delete from outage_day_count c using (select distinct date_trunc('month', day)::date as first_day from outage_day_count
      where hierarchy = 0) m
    where to_regclass(to_char(m.first_day, '"outage_"YYYY_MM')) is null
      and c.day >= m.first_day and c.day < m.first_day + interval '1 month'`);
  await pool.query(`
    delete from pending_outage p using (select distinct date_trunc('month', fault_start at time zone 'Asia/Kolkata') as first_day
      from pending_outage) m
    where to_regclass(to_char(m.first_day, '"outage_"YYYY_MM')) is null
      and p.fault_start >= m.first_day at time zone 'Asia/Kolkata'
      and p.fault_start < (m.first_day + interval '1 month') at time zone 'Asia/Kolkata'`);
}

/** Upkeep of the outages' months: the coming ones get partitions, days that are over are counted, dropped months go. */
export async function keepMonths(pool: pg.Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await sealOutageDays(pool, now);
  await forgetDroppedMonths(pool);
}
