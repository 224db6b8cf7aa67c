import type pg from 'pg';

const monthsAhead = 3;

/**
 * Makes the partitions of this month and of the coming ones. An outage without a partition is
 * refused, so the server does this at its start and every day.
 */
export async function ensurePartitions(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(
    `select ensure_outage_partition((date_trunc('month',
      $1::timestamptz at time zone 'Asia/Kolkata') + make_interval(months => ahead))::date)
     from generate_series(0, ${monthsAhead}) as ahead`,
    [now],
  );
}
