// Every way in which outages are written, in any order: for the tests of what is kept beside the table.
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { closed, ingest, minutesAgo, opened } from './feed-events';
import { insertOutages } from './insert-outage';
import type { TestApp } from './test-app';

const minutesOfDay = 24 * 60;
const age = fc.integer({ min: 1, max: 40 * minutesOfDay });

export type RandomWrite =
  | { readonly do: 'ingest'; readonly feeder: number; readonly ages: readonly number[]; readonly isClosed: boolean }
  | { readonly do: 'close' | 'end' | 'convert' | 'annotate' }
  | { readonly do: 'move'; readonly days: number }
  | { readonly do: 'delete'; readonly share: number };

export const randomWrite: fc.Arbitrary<RandomWrite> = fc.oneof(
  fc.record({
    do: fc.constant('ingest' as const),
    feeder: fc.nat(1000),
    ages: fc.array(age, { minLength: 1, maxLength: 5 }),
    isClosed: fc.boolean(),
  }),
  fc.record({ do: fc.constant('close' as const) }),
  fc.record({ do: fc.constantFrom('end' as const, 'convert' as const, 'annotate' as const) }),
  fc.record({ do: fc.constant('move' as const), days: fc.integer({ min: -40, max: 3 }) }),
  fc.record({ do: fc.constant('delete' as const), share: fc.integer({ min: 50, max: 500 }) }),
);

/** Feeders of many offices in both hierarchies. */
async function findFeeders({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select distinct on (left(subdivision_code, 2), left(substation_code, 4)) id from feeder',
  );
  expect(rows.length).toBeGreaterThan(4);
  return rows.map(({ id }) => id);
}

/** What writes them, through the API where there is one. */
export async function openWriter(test: TestApp): Promise<(write: RandomWrite) => Promise<void>> {
  const { pool } = test;
  const operator = await test.signIn('1001');
  const feeders = await findFeeders(test);
  let reported = 0;
  return async (write) => {
    switch (write.do) {
      case 'ingest': {
        const events = write.ages.flatMap((minutes) => {
          const sfmsId = `D${(reported += 1)}`;
          const open = opened(sfmsId, { feederId: feeders[write.feeder % feeders.length] ?? '', startedAt: minutesAgo(minutes) });
          return write.isClosed ? [open, closed(sfmsId, minutesAgo(0))] : [open];
        });
        expect((await ingest(test, events)).json<{ accepted: number }>().accepted).toBe(events.length);
        return;
      }
      case 'close':
        await ingest(test, [closed(`D${reported}`, minutesAgo(0))]);
        return;
      case 'end': {
        const [id] = await insertOutages(pool, [{}]);
        const answer = await test.post(
          '/outage/addManualEndDateTime',
          { id, outageEndDate: minutesAgo(10).slice(0, 10), outageEndTime: minutesAgo(10).slice(11, 19) },
          operator,
        );
        expect(answer.statusCode).toBe(200);
        return;
      }
      case 'convert': {
        const [id] = await insertOutages(pool, [{ minutes: 3 }]);
        expect((await test.post('/utils/convertManualToProtection', { id }, operator)).statusCode).toBe(200);
        return;
      }
      case 'annotate':
        await pool.query(`update outage set fault_type = 9, outage_type_name = 'No LSTC' where id = (select max(id) from outage)`);
        return;
      case 'move':
        await pool.query(`update outage set fault_start = fault_start + make_interval(days => $1), fault_end = null where id % 97 = 0`, [
          write.days,
        ]);
        return;
      case 'delete':
        await pool.query('delete from outage where id % $1 = 0 and id > 100', [write.share]);
    }
  };
}
