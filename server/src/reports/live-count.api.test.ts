import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filterCategoryOf, hiddenCategories } from 'shared-contracts/constant/category';
import { limits } from 'shared-contracts/constant/limit';
import { isInLiveWindow } from 'shared-contracts/rule/live-window';
import { type TestApp, openTestApp } from '../../test/test-app';
import { demoAccounts } from '../demo/seed/demo-accounts';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  // On either side of the edge of the live window, and one of each category that is not shown at first.
  const edge = suite.clock.now.getTime() - limits.liveWindowMinutes * 60_000;
  await suite.pool.query(
    `insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start)
     select feeder_id, feeder_name, edge.category, substation_code, subdivision_code, 0, edge.at
     from (select * from outage order by id limit 1) sample,
       (values ('JGY', $1::timestamptz), ('JGY', $2), ('ADOM', $1), ('AGSKY', $1)) edge (category, at)`,
    [new Date(edge), new Date(edge - 1)],
  );
});
afterAll(() => suite.close());

async function countFor(empNo: string): Promise<number> {
  return (await suite.get('/dashboard/live-count', await suite.signIn(empNo))).json<{ data: { count: number } }>().data.count;
}

describe('the live count', () => {
  it.each(demoAccounts.map(({ company, empNo, organizationCode }) => ({ company, empNo, organizationCode })))(
    'of $company $empNo is what the live summary counts',
    async ({ company, empNo, organizationCode }) => {
      const column = company === 'GETCO' || company === 'GUVNL' ? 'substation_code' : 'subdivision_code';
      const below = company === 'GUVNL' ? '' : organizationCode.replace(/(00)+$/, '');
      const { rows } = await suite.pool.query<{ category: string; fault_start: Date }>(
        `select category, fault_start from outage where fault_end is null and ${column} like $1`,
        [`${below}%`],
      );
      const shown = rows.filter(({ category, fault_start: start }) => {
        return (
          !hiddenCategories.some((hidden) => hidden === filterCategoryOf(category)) &&
          isInLiveWindow(start.getTime(), suite.clock.now.getTime(), 0)
        );
      });
      expect(await countFor(empNo)).toBe(shown.length);
      if (company === 'GUVNL') expect(shown.length).toBeGreaterThan(0);
    },
  );

  it('is closed without a token', async () => expect((await suite.get('/dashboard/live-count')).statusCode).toBe(401));
});
