import { sql } from 'kysely';
import { indianOffsetMs } from 'shared-contracts/constant/indian-time';
import type { Database } from '../database/database';

export interface MonthPartitions {
  /** Whether those of these moments are known to be there. */
  covers(moments: readonly number[]): boolean;
  /** Makes the partitions that these moments (epoch milliseconds) fall into. */
  ensure(moments: readonly number[]): Promise<void>;
}

const monthOf = (moment: number) => `${new Date(moment + indianOffsetMs).toISOString().slice(0, 7)}-01`;

/** Remembers the months that are there, so that a batch of this month asks nothing. */
export function createMonthPartitions(db: Database): MonthPartitions {
  const existing = new Set<string>();
  return {
    covers: (moments) => moments.every((moment) => existing.has(monthOf(moment))),
    ensure: async (moments) => {
      const months = new Set(moments.map(monthOf));
      for (const month of months) {
        if (existing.has(month)) continue;
        await sql`select ensure_outage_partition(${month}::date)`.execute(db);
        existing.add(month);
      }
    },
  };
}
