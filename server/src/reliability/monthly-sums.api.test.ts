import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { createDatabase } from '../database/database';
import { findPrincipal } from '../access/principal';
import { keepMonthlySums } from './monthly-sums';
import { readWithin } from './read-reliability';

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

/** The first and the last month of it are not whole. */
const halfYear = 'from=2026-04-03&to=2026-11-19&groupBy=circle&weight=people';
const monthOf = (seconds: number) => new Date((seconds + 19_800) * 1000).toISOString().slice(0, 7);

/** In seconds. */
const sustainedAfter = 60 * limits.normalTtMinutes;

const accounts = ['2001', '1002', '3001'];

/** The report of half a year. */
async function reports(): Promise<Reliability[]> {
  const answers: Reliability[] = [];
  for (const empNo of accounts) {
    const token = await suite.signIn(empNo);
    for (const excludePlanned of [true, false]) {
      const answer = await suite.get(
        `/report/reliability?${halfYear}&excludePlanned=${excludePlanned}`,
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

  it('merge outages that overlap across the ends of months', async () => {
    await keepMonthlySums(suite.pool, testNow);
    const answer = await suite.get(`/report/reliability?${halfYear}&excludePlanned=false`, await suite.signIn('2001'));
    const report = answer.json<Reliability>();
    const { rows } = await suite.pool.query<{ feeder_id: string; begins: number; ends: number; is_part: boolean }>(
      `select o.feeder_id, extract(epoch from fault_start)::float8 as begins, o.customers_out < f.consumers as is_part,
         extract(epoch from coalesce(fault_end, greatest(fault_start, least($1::timestamptz,
           '2026-11-20T00:00+05:30'::timestamptz))))::float8 as ends
       from outage o join feeder f on f.id = o.feeder_id
       where fault_start >= '2026-04-03T00:00+05:30' and fault_start < '2026-11-20T00:00+05:30' order by 1, 2, 3`, [testNow]);
    const lines = new Map<string, { from: number; to: number }[]>();
    let crossing = 0;
    for (const { feeder_id: feeder, begins, ends, is_part: isPart } of rows) {
      // A part of a feeder that is out for a moment is momentary, whatever else is out.
      if (isPart && ends - begins <= sustainedAfter) continue;
      const line = lines.get(feeder) ?? [];
      lines.set(feeder, line);
      const last = line.at(-1);
      if (last && begins < last.to) {
        if (monthOf(begins) !== monthOf(last.from)) crossing += 1;
        last.to = Math.max(last.to, ends);
      } else line.push({ from: begins, to: ends });
    }
    const sustained = [...lines.values()].flat().filter(({ from, to }) => to - from > sustainedAfter);
    expect(crossing).toBeGreaterThan(10);
    expect(report.total.sustained).toBe(sustained.length);
  });

  it('leave the outages of later months alone', async () => {
    await keepMonthlySums(suite.pool, testNow);
    const db = createDatabase(suite.pool);
    const { rows: [found] } = await suite.pool.query<{ id: number }>("select id from employee where emp_no = '2001'");
    const user = (await findPrincipal(db, found?.id ?? 0, []))?.user;
    if (!user) throw new Error('Account 2001 is not there.');
    const days = { from: '2026-06-01', to: '2026-06-30' };
    const query = { ...days, groupBy: 'circle', weight: 'consumers', excludePlanned: false, download: null } as const;
    const read = await db.transaction().setIsolationLevel('repeatable read').execute(async (trx) => {
      // What the connection did before counts too, until it is told.
      const scans = async () => {
        const { rows } = await sql<{ month: string; scans: number }>`
          select right(relname, 7) as month, (seq_scan + coalesce(idx_scan, 0))::integer as scans
          from pg_stat_xact_user_tables where relname ~ '^outage_[0-9]'`.execute(trx);
        return new Map(rows.map(({ month, scans: count }) => [month, count]));
      };
      const before = await scans();
      await readWithin(trx, user, query, testNow);
      return [...(await scans())].flatMap(([month, count]) => (count > (before.get(month) ?? 0) ? [month] : []));
    });
    expect(read).toContain('2026_06');
    expect(read.filter((month) => month > '2026_06')).toEqual([]);
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
