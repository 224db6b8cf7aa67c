import type pg from 'pg';
import { forgetDroppedMonths } from './forget-dropped-months';
import { ensurePartitions } from './partition';
import { sealOutageDays } from './seal-days';

/** Upkeep of the outages' months: the coming ones get partitions, days that are over are counted, dropped months go. */
export async function keepMonths(pool: pg.Pool, now: Date): Promise<void> {
  await ensurePartitions(pool, now);
  await sealOutageDays(pool, now);
  await forgetDroppedMonths(pool);
}
