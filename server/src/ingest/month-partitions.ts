import { sql } from 'kysely';
import type { Database } from '../database/database';

export interface MonthPartitions {
  /** Makes the partitions that these moments (epoch milliseconds) fall into. */
  ensure(moments: readonly number[]): Promise<void>;
}

const indianOffsetMs = 5.5 * 3_600_000;

/** Remembers the months that are there, so that a batch of this month asks nothing. */
export function createMonthPartitions(db: Database): MonthPartitions {
  const existing = new Set<string>();
  return {
    ensure: async (moments) => {
      const months = new Set(moments.map((moment) => `${new Date(moment + indianOffsetMs).toISOString().slice(0, 7)}-01`));
      for (const month of months) {
        if (existing.has(month)) continue;
        await sql`select ensure_outage_partition(${month}::date)`.execute(db);
        existing.add(month);
      }
    },
  };
}
