import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { keepMonthlySums } from './monthly-sums';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  for (const month of ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'])
    await suite.pool.query('select ensure_outage_partition($1)', [month]);
  // Half a year of outages, short and long, planned and not, some still open, on the edges of months too.
  await suite.pool.query(
    `insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type, fault_start,
      fault_end, customers_out)
     select f.id, f.name, f.category, f.substation_code, f.subdivision_code, 0, case n % 4 when 0 then 6 when 1 then 5 end, s.start,
       case when n % 11 > 0 then s.start + make_interval(mins => n % 90 + case n % 5 when 0 then 6000 else 0 end) end,
       case n % 3 when 0 then f.consumers / 3 end
     from (select *, row_number() over (order by id) as place from feeder) f
     join generate_series(0, 1999) n on f.place = 1 + n % 40
     cross join lateral (select '2026-04-01T00:00:00+05:30'::timestamptz + make_interval(mins => n * 130) as start) s`,
  );
});
afterAll(() => suite.close());

const accounts = ['2001', '1002', '3001'];

/** The report of half a year, of which the last weeks and the first days are no whole months. */
async function reports(): Promise<Reliability[]> {
  const answers: Reliability[] = [];
  for (const empNo of accounts) {
    const token = await suite.signIn(empNo);
    for (const excludePlanned of [true, false]) {
      const answer = await suite.get(
        `/report/reliability?from=2026-04-03&to=2026-11-19&groupBy=circle&weight=people&excludePlanned=${excludePlanned}`,
        token,
      );
      answers.push(answer.json<Reliability>());
    }
  }
  return answers;
}

/** Sums of floating point come out in another order. */
const rounded = (all: Reliability[]): unknown =>
  JSON.parse(JSON.stringify(all), (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value));

/** What the outages themselves say, without any sums. */
async function fromOutages(): Promise<unknown> {
  await suite.pool.query('delete from reliability_month');
  await suite.pool.query('delete from reliability_month_state');
  return rounded(await reports());
}

const freshMonths = async () =>
  (await suite.pool.query<{ month: string }>('select month::text from reliability_month_state where built = version order by 1')).rows.map(
    ({ month }) => month,
  );

describe('the sums of months', () => {
  it('make the report no different, and hold no month that is not over for one more', async () => {
    const plain = await fromOutages();
    await keepMonthlySums(suite.pool, testNow);
    expect(await freshMonths()).toEqual(
      expect.arrayContaining(['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']),
    );
    expect(await freshMonths()).not.toContain('2026-10-01');
    expect(rounded(await reports())).toEqual(plain);
  });

  it.each([
    [
      'a fault type',
      `update outage set fault_type = 6 where fault_start >= '2026-06-10' and fault_start < '2026-06-12' and fault_type is null`,
      '2026-06-01',
    ],
    [
      'an end',
      `update outage set fault_end = fault_start + interval '1 day' where fault_end is null and fault_start >= '2026-07-05'
        and fault_start < '2026-07-20'`,
      '2026-07-01',
    ],
    [
      'a new outage',
      `insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start, fault_end)
      select feeder_id, feeder_name, category, substation_code, subdivision_code, 0, '2026-08-31T23:59:00+05:30',
        '2026-09-01T02:00:00+05:30' from outage where fault_start < '2026-05-01' limit 1`,
      '2026-08-01',
    ],
    ['the consumers of a feeder', `update feeder set consumers = consumers * 2 where id in (select feeder_id from outage)`, '2026-06-01'],
    ['a deletion', `delete from outage where fault_start >= '2026-05-01' and fault_start < '2026-05-03'`, '2026-05-01'],
  ])('%s is in the report at once, and in the sums after the next round', async (_change, statement, month) => {
    await keepMonthlySums(suite.pool, testNow);
    const before = rounded(await reports());
    await suite.pool.query(statement);
    expect(await freshMonths()).not.toContain(month);
    const changed = rounded(await reports());
    expect(changed).not.toEqual(before);
    await keepMonthlySums(suite.pool, testNow);
    expect(await freshMonths()).toContain(month);
    expect(rounded(await reports())).toEqual(changed);
    expect(await fromOutages()).toEqual(changed);
  });

  it('a write that is not committed yet keeps its month out of the sums', async () => {
    await keepMonthlySums(suite.pool, testNow);
    const writer = await suite.pool.connect();
    await writer.query('begin');
    await writer.query(`delete from outage where fault_start >= '2026-06-15' and fault_start < '2026-06-16'`);
    await keepMonthlySums(suite.pool, testNow);
    await writer.query('commit');
    writer.release();
    expect(await freshMonths()).not.toContain('2026-06-01');
    await keepMonthlySums(suite.pool, testNow);
    expect(rounded(await reports())).toEqual(await fromOutages());
  });

  it('an emptied table has none', async () => {
    await keepMonthlySums(suite.pool, testNow);
    await suite.pool.query('truncate outage cascade');
    expect(await freshMonths()).toEqual([]);
    expect((await suite.pool.query('select from reliability_month')).rowCount).toBe(0);
  });
});
