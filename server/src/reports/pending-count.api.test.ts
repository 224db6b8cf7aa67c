import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { demoAccounts } from '../demo/seed/demo-accounts';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  // On either side of each edge of the report: the first day, Protection, a category.
  await suite.pool.query(`select ensure_outage_partition('2023-11-01')`);
  await suite.pool.query(
    `insert into outage (sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type,
      outage_type_name, fault_start, fault_end)
     select 'edge-' || edge.*, feeder_id, feeder_name, category, substation_code, subdivision_code, edge.interruption_type, null,
       edge.name, edge.at::timestamptz, edge.at::timestamptz + interval '1 hour'
     from (select * from outage order by id limit 1) sample,
       (values (0, null, '2023-12-01T00:00:00+05:30'), (0, null, '2023-11-30T23:59:59+05:30'), (3, null, '2023-12-01T00:00:00+05:30'),
         (4, 'Planned Shutdown', '2023-12-01T00:00:00+05:30')) edge (interruption_type, name, at)`,
  );
});
afterAll(() => suite.close());

interface Counts {
  report: number;
  utils: number;
  dashboard: number;
}

async function statuses(token: string) {
  const report = await suite.post('/report/outage-type-pending', { limit: 100 }, token);
  const utils = await suite.post('/utils/getPendingInterruptionTypeCount', undefined, token);
  // Callers send this one without the prefix (docs/product.md#session).
  const dashboard = await suite.app.inject({ method: 'GET', url: '/dashboard/getco/ot-pending-count', headers: { authorization: token } });
  return { report, utils, dashboard };
}

describe('what is pending for a demo account', () => {
  it.each(demoAccounts.map(({ company, empNo, organizationCode }) => [company, empNo, organizationCode]))(
    '%s %s',
    async (company, empNo, code) => {
      const { report, utils, dashboard } = await statuses(await suite.signIn(empNo));
      if (company !== 'GETCO' && company !== 'GUVNL') {
        expect([report.statusCode, utils.statusCode, dashboard.statusCode]).toEqual([403, 403, 403]);
        return;
      }
      const below = company === 'GUVNL' ? '' : code.replace(/(00)+$/, '');
      const { rows } = await suite.pool.query<{ count: number }>(
        `select count(*) as count from outage where substation_code like $1 and interruption_type <> 3 and outage_type_name is null
          and fault_start >= '2023-11-30T18:30:00Z'`,
        [`${below}%`],
      );
      const counts: Counts = {
        report: report.json<{ total_records: number }>().total_records,
        utils: utils.json<{ data: { count: number } }>().data.count,
        dashboard: dashboard.json<{ data: number }>().data,
      };
      const expected = rows[0]?.count ?? -1;
      expect(counts).toEqual({ report: expected, utils: expected, dashboard: expected });
      expect(expected).toBeGreaterThan(0);
    },
  );

  it('covers all 13 accounts', () => expect(demoAccounts).toHaveLength(13));

  it('is closed without a token', async () => {
    const { report, utils, dashboard } = await statuses('');
    expect([report.statusCode, utils.statusCode, dashboard.statusCode]).toEqual([401, 401, 401]);
  });
});
