// The figures of a worked example: nine interruptions of a circuit with 2,000 customers in one year, as IEEE 1366 has them.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { type TestApp, openTestApp } from '../../test/test-app';

/** Beginning, end and customers out. */
const interruptions = [
  ['2025-03-17T12:12:20', '2025-03-17T12:20:30', 200],
  ['2025-04-15T18:23:56', '2025-04-15T18:24:26', 400],
  ['2025-05-05T00:23:10', '2025-05-05T01:34:29', 600],
  ['2025-06-12T23:17:00', '2025-06-12T23:47:14', 25],
  ['2025-07-06T09:30:10', '2025-07-06T09:31:10', 2000],
  ['2025-08-20T15:45:39', '2025-08-20T20:12:50', 90],
  ['2025-08-31T08:20:00', '2025-08-31T10:20:00', 700],
  ['2025-09-03T17:10:00', '2025-09-03T17:20:00', 1500],
  ['2025-10-27T10:15:00', '2025-10-27T10:55:00', 100],
] as const;

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
  for (let month = 1; month <= 12; month += 1)
    await suite.pool.query('select ensure_outage_partition($1)', [`2025-${String(month).padStart(2, '0')}-01`]);
  await suite.pool.query('truncate outage cascade');
  await suite.pool.query(`update feeder set consumers = case when id = (select min(id) from feeder) then 2000 else 0 end`);
});
afterAll(() => suite.close());

const add = (begins: string, ends: string | null, customers: number | null, cause: string | null = null) =>
  suite.pool.query(
    `insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start, fault_end,
       customers_out, cause)
     select id, name, category, substation_code, subdivision_code, 0, $1, $2, $3, $4 from feeder order by id limit 1`,
    [`${begins}+05:30`, ends === null ? null : `${ends}+05:30`, customers, cause],
  );

async function ask(query: string): Promise<Reliability> {
  const answer = await suite.get(`/report/reliability?${query}`, await suite.signIn('2001'));
  return answer.json<Reliability>();
}

describe('a year of one circuit', () => {
  it('has the indices of the worked example', async () => {
    for (const [begins, ends, customers] of interruptions) await add(begins, ends, customers);
    const { total, basis } = await ask('from=2025-01-01&to=2025-12-31');
    expect(total).toMatchObject({ served: 2000, sustained: 7, momentary: 2 });
    expect(total.saifi).toBeCloseTo(1.6075, 6);
    expect(total.saidi).toBeCloseTo(86.11, 2);
    expect(total.caidi).toBeCloseTo(53.57, 2);
    expect(total.maifi).toBeCloseTo(1.2, 6);
    expect(basis).toMatchObject({ outages: 9, customersKnown: 9, merged: 0, open: 0, openSaidi: 0 });
  });

  it('counts nothing twice when outages overlap, and an open one to the end of the period', async () => {
    await add('2025-11-03T10:00:00', '2025-11-03T12:00:00', null);
    await add('2025-11-03T11:00:00', '2025-11-03T13:00:00', 2000);
    await add('2025-11-03T12:30:00', '2025-11-03T13:30:00', 500);
    await add('2025-11-30T22:00:00', null, 1000);
    const { total, basis } = await ask('from=2025-11-01&to=2025-11-30');
    // Whole from 10 to 13, a quarter for half an hour more; half of it for two hours at the end.
    expect(total.saidi).toBeCloseTo(180 + 30 / 4 + 120 / 2, 6);
    expect(total.saifi).toBeCloseTo(1.5, 6);
    expect(total.sustained).toBe(2);
    expect(basis).toMatchObject({ outages: 4, customersKnown: 3, merged: 2, open: 1, openSaidi: 60 });
  });

  it('leaves out what is planned by its cause', async () => {
    await add('2025-12-03T10:00:00', '2025-12-03T12:00:00', 2000, 'planned');
    await add('2025-12-04T10:00:00', '2025-12-04T11:00:00', 2000, 'weather');
    expect((await ask('from=2025-12-01&to=2025-12-31')).total.saidi).toBeCloseTo(180, 6);
    expect((await ask('from=2025-12-01&to=2025-12-31&excludePlanned=true')).total.saidi).toBeCloseTo(60, 6);
  });
});

describe('major event days', () => {
  it('are those beyond the threshold of the years before; the indices are told with and without them', async () => {
    await suite.pool.query('truncate outage cascade');
    const day = (offset: number) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10);
    for (let month = 0; month < 16; month += 1)
      await suite.pool.query('select ensure_outage_partition($1)', [new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10)]);
    // Four hundred usual days of 10 or 30 minutes, then a usual one and a cyclone.
    await suite.pool.query(`
      insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_start, fault_end)
      select f.id, f.name, f.category, f.substation_code, f.subdivision_code, 0, s, s + make_interval(mins => 10 + n % 2 * 20)
      from (select * from feeder order by id limit 1) f, generate_series(0, 400) n
      cross join lateral (select '2024-01-01T10:00:00+05:30'::timestamptz + make_interval(days => n) as s) t`);
    await add(`${day(401)}T06:00:00`, `${day(401)}T20:00:00`, 2000);
    const { total, majorEvents } = await ask(`from=${day(400)}&to=${day(405)}`);
    const deviation = (Math.log(3) / 2) * Math.sqrt(400 / 399);
    expect(majorEvents).toEqual({
      days: 400,
      threshold: expect.closeTo(Math.sqrt(10 * 30) * Math.exp(2.5 * deviation), 6),
      dates: [{ date: day(401), saidi: 840 }],
    });
    expect(total).toMatchObject({ saifi: 2, saidi: 850, withoutMajorEvents: { saifi: 1, saidi: 10, caidi: 10, maifi: 0 } });
    // By month, where sums of whole months stand in, the days are the same.
    const year = await ask(`from=${day(400)}&to=${day(400 + 200)}`);
    expect(year.majorEvents.dates).toEqual(majorEvents.dates);
    expect(year.total.withoutMajorEvents).toEqual(total.withoutMajorEvents);
  });

  it('are unknown while there are too few days', async () => {
    const { majorEvents, total } = await ask('from=2024-01-10&to=2024-01-31');
    expect(majorEvents).toEqual({ days: 9, threshold: null, dates: [] });
    expect(total.withoutMajorEvents.saidi).toBe(total.saidi);
  });
});
