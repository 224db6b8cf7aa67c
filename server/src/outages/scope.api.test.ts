import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';
import { demoAccounts } from '../demo/seed/demo-accounts';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

interface Page {
  dataSource: { id: number }[];
  totalRecords: { count: number };
}

/** Every row of the list, page by page. */
async function listAll(token: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const { dataSource, totalRecords } = (
      await suite.get(`/outage?offset=${ids.length}&limit=100&orderBy=id&orderByType=asc`, token)
    ).json<Page>();
    ids.push(...dataSource.map(({ id }) => id));
    if (dataSource.length === 0 || ids.length >= totalRecords.count) return ids;
  }
}

describe('the rows that a demo account sees are exactly those below its code', () => {
  it.each(demoAccounts.map(({ company, empNo, organizationCode }) => [company, empNo, organizationCode]))(
    '%s %s',
    async (company, empNo, code) => {
      const prefix = code.replace(/(00)+$/, '');
      const column = company === 'GETCO' ? 'substation_code' : 'subdivision_code';
      const below = company === 'GUVNL' ? 'true' : `${column} like '${prefix}%'`;
      const { rows } = await suite.pool.query<{ id: number }>(`select id from outage where ${below} order by id`);
      expect(rows.length).toBeGreaterThan(0);
      expect(await listAll(await suite.signIn(empNo))).toEqual(rows.map(({ id }) => id));
    },
  );

  it('covers all 13 accounts', () => expect(demoAccounts).toHaveLength(13));
});

it('shows nothing without a token', async () => {
  expect((await suite.get('/outage')).statusCode).toBe(401);
});
