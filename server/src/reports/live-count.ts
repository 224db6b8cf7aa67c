// The TOTAL of the live summary as it opens, for screens that do not follow the live stream.
import { sql } from 'kysely';
import { feederCategories, filterCategoryOf, hiddenCategories } from 'shared-contracts/constant/category';
import { limits } from 'shared-contracts/constant/limit';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';

const hidden = feederCategories.filter((category) => hiddenCategories.some((name) => name === filterCategoryOf(category)));

/** Open, of the live window, of the categories that are shown before the user asks for others. */
export async function countLiveOutages(db: Database, user: Principal['user'], now: Date): Promise<number> {
  const since = new Date(now.getTime() - limits.liveWindowMinutes * 60_000);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outage o
    where ${outageScope(user, 'o')} and o.fault_end is null and o.fault_start >= ${since} and o.category <> all(${hidden})`.execute(db);
  return rows[0]?.count ?? 0;
}
