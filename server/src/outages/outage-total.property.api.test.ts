// Whatever is written, by whichever way, the total of a list over whole days is what a plain count finds.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { minutesAgo } from '../../test/feed-events';
import { openWriter, type RandomWrite, randomWrite } from '../../test/random-writes';
import { openTestApp, type TestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { forgetDroppedMonths } from '../database/keep-months';
import { sealOutageDays } from '../database/seal-days';
import { demoAccounts } from '../demo/seed/demo-accounts';

let test: TestApp;
let write: (action: RandomWrite) => Promise<void>;
const tokens = new Map<string, string>();
/** One of each kind of office, in both hierarchies. */
const watchers = ['2001', '1003', '1002', '1004', '1001', '3001', '3101', '3201', '3301'];

beforeAll(async () => {
  test = await openTestApp();
  write = await openWriter(test);
  for (const empNo of watchers) tokens.set(empNo, await test.signIn(empNo));
  const { rows: states } = await test.pool.query<{ is_counted: boolean }>(
    'select sealed_until > $1::date as is_counted from outage_count_state',
    [daysAgo(2)],
  );
  expect(states).toEqual([{ is_counted: true }]);
});
afterAll(() => test.close());

const minutesOfDay = 24 * 60;

type Step = RandomWrite | { readonly do: 'seal'; readonly days: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: randomWrite, weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('seal' as const), days: fc.integer({ min: 0, max: 30 }) }), weight: 1 },
);

async function take(action: Step): Promise<void> {
  if (action.do === 'seal') await sealOutageDays(test.pool, new Date(testNow.getTime() - action.days * minutesOfDay * 60_000));
  else await write(action);
}

interface Window { readonly from: string; readonly to: string }

function count(empNo: string, { from, to }: Window): Promise<number> {
  const account = demoAccounts.find((candidate) => candidate.empNo === empNo);
  const column = account?.company === 'GETCO' ? 'substation_code' : 'subdivision_code';
  const prefix = account?.company === 'GUVNL' ? '' : (account?.organizationCode.replace(/(00)+$/, '') ?? '-');
  return test.pool
    .query<{ count: number }>(
      `select count(*) as count from outage where ${column} like $1
      and fault_start >= $2::timestamp at time zone 'Asia/Kolkata' and fault_start < ($3::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
      [`${prefix}%`, from, to],
    )
    .then(({ rows }) => rows[0]?.count ?? -1);
}

async function total(empNo: string, { from, to }: Window): Promise<number> {
  const filter = `filter_field_0=fault_start_date_time&filter_op_0=between&filter_from_date_val_0=${from}&filter_to_date_val_0=${to}`;
  const answer = await test.get(`/outage?offset=0&limit=1&${filter}`, tokens.get(empNo));
  return answer.json<{ totalRecords: { count: number } }>().totalRecords.count;
}

const daysAgo = (days: number) => minutesAgo(days * minutesOfDay).slice(0, 10);
const window = fc
  .tuple(fc.integer({ min: -2, max: 60 }), fc.integer({ min: -2, max: 60 }))
  .map(([one, other]): Window => ({ from: daysAgo(Math.max(one, other)), to: daysAgo(Math.min(one, other)) }));

it('is the plain count, after any writes, for any office and any days', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.array(window, { minLength: 2, maxLength: 4 }),
      async (steps, windows) => {
        for (const action of steps) await take(action);
        for (const days of [...windows, { from: '2023-12-01', to: daysAgo(-2) }]) {
          for (const empNo of watchers) expect([empNo, days, await total(empNo, days)]).toEqual([empNo, days, await count(empNo, days)]);
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

it('survives a table that is emptied, and rows of a month that is dropped', async () => {
  await sealOutageDays(test.pool, testNow);
  const everything = { from: '2000-01-01', to: daysAgo(-2) };
  const month = testNow.toISOString().slice(0, 7).replace('-', '_');
  await test.pool.query(`drop table outage_${month}`);
  await forgetDroppedMonths(test.pool);
  expect(await total('2001', everything)).toBe(await count('2001', everything));
  await test.pool.query('truncate outage');
  expect(await total('2001', everything)).toBe(0);
});
