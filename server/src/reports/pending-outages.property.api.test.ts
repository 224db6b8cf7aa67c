// Whatever is written, by whichever way, the table of pending outages holds what a plain query finds.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { protectionInterruption } from 'shared-contracts/constant/fault-type';
import { indianMidnight } from 'shared-contracts/constant/indian-time';
import { limits } from 'shared-contracts/constant/limit';
import { openWriter, type RandomWrite, randomWrite } from '../../test/random-writes';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { forgetDroppedMonths } from '../database/keep-months';

let test: TestApp;
let write: (action: RandomWrite) => Promise<void>;
beforeAll(async () => {
  test = await openTestApp();
  write = await openWriter(test);
  // Far enough back for what is moved again and again.
  await test.pool.query(
    `select ensure_outage_partition(month::date) from generate_series('2015-01-01'::timestamp, $1::timestamp, interval '1 month') month`,
    [testNow],
  );
});
afterAll(() => test.close());

const columns = 'id, fault_start, fault_end, feeder_id, feeder_name, substation_code, subdivision_code';
const kept = async () => (await test.pool.query(`select ${columns} from pending_outage order by id, fault_start`)).rows;
const found = async () =>
  (await test.pool.query(`select ${columns} from outage where interruption_type <> $1 and outage_type_name is null
    and fault_start >= $2 order by id, fault_start`, [protectionInterruption, indianMidnight(limits.pendingSince)])).rows;

/** Single rows and many at once, each of them into the table, out of it, or changed within it. */
const changes = [
  'outage_type_name = null, fault_type = null',
  `outage_type_name = 'No LSTC', fault_type = 9`,
  'interruption_type = 3',
  'interruption_type = (id % 5)',
  `feeder_name = feeder_name || 'x'`,
  'category = category',
  'id = id + 1000000',
  'substation_code = subdivision_code, subdivision_code = substation_code',
  // On either side of the first moment.
  `fault_end = null, fault_start = '2023-12-01T00:00:00+05:30'::timestamptz + make_interval(secs => id % 3 - 1)`,
] as const;

type Step = RandomWrite | { readonly do: 'change'; readonly how: (typeof changes)[number]; readonly share: number; readonly rest: number };
const change = fc.record({
  do: fc.constant('change' as const),
  how: fc.constantFrom(...changes),
  share: fc.constantFrom(1, 3, 50, 400),
  rest: fc.nat(400),
});
const step: fc.Arbitrary<Step> = fc.oneof(randomWrite, change);

async function take(action: Step): Promise<void> {
  if (action.do !== 'change') return write(action);
  await test.pool.query(`update outage set ${action.how} where id % $1 = $2`, [action.share, action.rest % action.share]);
}

it('is what a plain query finds, after any writes', async () => {
  expect((await found()).length).toBeGreaterThan(100);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const action of steps) {
        await take(action);
        expect(await kept()).toEqual(await found());
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);

it('takes part in what writes, and in its end', async () => {
  const before = await kept();
  await test.pool.query('begin; update outage set outage_type_name = null, interruption_type = 1; rollback');
  expect(await kept()).toEqual(before);
});

it('is filled from what is there already', async () => {
  await test.pool.query('update outage set outage_type_name = null where id % 5 = 0');
  await test.pool.query(`alter table outage disable trigger user; update outage set outage_type_name = null, interruption_type = 1
    where id % 7 = 0; alter table outage enable trigger user`);
  expect(await kept()).not.toEqual(await found());
  await test.pool.query('select fill_pending_outages()');
  expect(await kept()).toEqual(await found());
});

it('forgets a month that is dropped, and everything with the table', async () => {
  await test.pool.query(`drop table outage_${testNow.toISOString().slice(0, 7).replace('-', '_')}`);
  await forgetDroppedMonths(test.pool);
  expect(await kept()).toEqual(await found());
  expect(await kept()).not.toEqual([]);
  // It locks every partition with its indexes: longer than a request may take, on a busy machine.
  await test.pool.query(`begin; set local statement_timeout = '1min'; truncate outage; commit`);
  expect(await kept()).toEqual([]);
});
