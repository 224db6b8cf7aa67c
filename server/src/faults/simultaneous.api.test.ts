import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertOutages, protectionFault, type WantedOutage } from '../../test/insert-outage';
import { signInColleague } from '../../test/second-operator';
import { openTestApp, type TestApp } from '../../test/test-app';

/** Two processes of the API on one database, one user at each. */
let one: TestApp;
let two: TestApp;
let tokens: readonly [string, string];
beforeAll(async () => {
  one = await openTestApp();
  two = await openTestApp({ besides: one });
  tokens = [await one.signIn('1001'), await signInColleague(two)];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

/** Rounds that run at the same time: more would only wait for a connection. */
const width = 5;

/** In each round both users do the same thing to a fresh outage at once. Answers the statuses, lower one first. */
async function race(rounds: number, wanted: WantedOutage, url: string, body: (id: number) => object): Promise<string[]> {
  const ids = await insertOutages(one.pool, Array.from({ length: rounds }, () => wanted));
  const results: string[] = [];
  while (ids.length > 0) {
    const batch = ids.splice(0, width).map(async (id) => {
      const answers = await Promise.all([one.post(url, body(id), tokens[0]), two.post(url, body(id), tokens[1])]);
      const { rows } = await one.pool.query<{ entries: number }>('select count(*) as entries from audit_entry where subject_id = $1', [
        String(id),
      ]);
      return [...answers.map(({ statusCode }) => statusCode).toSorted(), `${rows[0]?.entries} entry`].join(' ');
    });
    results.push(...(await Promise.all(batch)));
  }
  return [...new Set(results)];
}

describe('two simultaneous writers', () => {
  it('500 conversions: one success and one 409 each', async () => {
    const details = { relayFlag: 'Over Current', brokenConductor: 'No' };
    expect(await race(500, { minutes: 30 }, '/utils/convertManualToProtection', (id) => ({ id, ...details }))).toEqual(['200 409 1 entry']);
  });

  it('ends: one success and one 409 each', async () => {
    const body = (id: number) => ({ id, outageEndDate: '2026-11-20', outageEndTime: '11:30' });
    expect(await race(50, {}, '/outage/addManualEndDateTime', body)).toEqual(['200 409 1 entry']);
  });

  it.each([
    ['/utils/saveFaultType', {}, (id: number) => ({ currentFaultId: id, faultType: 8, version: 0 })],
    ['/utils/updateFaultCurrent', protectionFault, (id: number) => ({ id, relayFlag: 'Over Current', brokenConductor: 'No', version: 0 })],
  ] as const)('%s from the same form: one success and one 409 each', async (url, wanted, body) => {
    expect(await race(50, wanted, url, body)).toEqual(['200 409 1 entry']);
  });
});

describe('a writer that waits for another', () => {
  it('is refused although it names no version', async () => {
    const [id = 0] = await insertOutages(one.pool, [{}]);
    const blocker = await one.pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select from outage where id = $1 for update', [id]);
      const writers = [
        one.post('/utils/saveFaultType', { currentFaultId: id, faultType: 8 }, tokens[0]),
        two.post('/utils/saveFaultType', { currentFaultId: id, faultType: 9 }, tokens[1]),
      ];
      // Both have read the outage and now wait for its row.
      for (let waiting = 0; waiting < 2; ) {
        const { rows } = await two.pool.query<{ waiting: number }>(
          `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waiting = rows[0]?.waiting ?? 0;
      }
      await blocker.query('commit');
      const answers = await Promise.all(writers);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    } finally {
      blocker.release();
    }
  });
});
