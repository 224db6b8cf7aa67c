// The indices, computed a second time in this process from the plain rows, in another way: outage by outage.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { modelInterruptions } from '../../test/interruption-model';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';

interface Row {
  feeder_id: string;
  fault_start: Date;
  fault_end: Date | null;
  fault_type: number | null;
  cause: string | null;
  is_planned: boolean | null;
  customers_out: number | null;
  population: number;
  consumers: number;
  feeder_category: string;
  discom: string;
  discom_circle: string;
  getco_circle: string;
  substation_code: string;
  subdivision_code: string;
}

let suite: TestApp;
let outages: Map<string, Row[]>;
let feeders: Row[];
beforeAll(async () => {
  suite = await openTestApp();
  // Feeders that are out in parts and whole, briefly, for days and until now, one over the other.
  await suite.pool.query(`
    insert into outage (feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type, cause,
      is_planned, fault_start, fault_end, customers_out)
    select f.id, f.name, f.category, f.substation_code, f.subdivision_code, 0, case n % 13 when 0 then 6 end,
      case n % 7 when 0 then 'planned' when 1 then 'weather' end, case n % 14 when 0 then false when 1 then true end, s.start,
      case when n % 37 > 0 then s.start + make_interval(mins => (n * 71) % 190) end,
      case n % 3 when 0 then f.consumers * (n % 9) / 6 when 1 then f.consumers / 4 end
    from (select *, row_number() over (order by id) as place from feeder) f
    join generate_series(0, 1199) n on f.place = 1 + n % 29
    cross join lateral (select '2026-11-03T00:00:00+05:30'::timestamptz + make_interval(mins => (n * 7919) % 24000) as start) s`);
  const columns = `f.id as feeder_id, f.population, f.consumers, f.category as feeder_category, d.company_name as discom,
    d.circle_name as discom_circle, g.circle_name as getco_circle, f.substation_code, f.subdivision_code`;
  const joins = 'join organisation d on d.code = f.subdivision_code join organisation g on g.code = f.substation_code';
  feeders = (await suite.pool.query<Row>(`select ${columns} from feeder f ${joins}`)).rows;
  const { rows } = await suite.pool.query<Row>(
    `select o.fault_start, o.fault_end, o.fault_type, o.cause, o.is_planned, o.customers_out, ${columns}
     from outage o join feeder f on f.id = o.feeder_id ${joins}`,
  );
  outages = new Map(feeders.map(({ feeder_id }) => [feeder_id, []]));
  for (const row of rows) outages.get(row.feeder_id)?.push(row);
});
afterAll(() => suite.close());

const from = '2026-11-05';
const to = '2026-11-19';
const begins = Date.parse(`${from}T00:00:00+05:30`);
const ends = Date.parse('2026-11-20T00:00:00+05:30');

interface Asked {
  empNo: string;
  groupBy: 'company' | 'circle' | 'category';
  weight: 'consumers' | 'people' | 'feeders';
  excludePlanned: boolean;
  sees: (row: Row) => boolean;
}

async function ask({ empNo, groupBy, weight, excludePlanned }: Asked, more = ''): Promise<Reliability> {
  const answer = await suite.get(
    `/report/reliability?from=${from}&to=${to}&groupBy=${groupBy}&weight=${weight}&excludePlanned=${excludePlanned}${more}`,
    await suite.signIn(empNo),
  );
  expect(answer.statusCode).toBe(200);
  return answer.json<Reliability>();
}

const groupOf = (row: Row, { groupBy, empNo }: Asked) =>
  groupBy === 'company'
    ? row.discom
    : groupBy === 'category'
      ? row.feeder_category.replace('AGSKY', 'ADOM')
      : `${empNo.startsWith('10') ? 'GETCO' : row.discom}/${empNo.startsWith('10') ? row.getco_circle : row.discom_circle}`;

const isPlanned = ({ fault_type, cause, is_planned }: Row) =>
  [6, 7, 8, 9].includes(fault_type ?? 0) || (is_planned ?? cause === 'planned');

function expected(asked: Asked, group: string | null) {
  const weigh = (row: Row) => ({ consumers: row.consumers, people: row.population, feeders: 1 })[asked.weight];
  const belongs = (row: Row) => asked.sees(row) && (group === null || groupOf(row, asked) === group);
  let [served, sustained, momentary, interruptions, minutes, short] = [0, 0, 0, 0, 0, 0];
  for (const feeder of feeders.filter(belongs)) {
    served += weigh(feeder);
    const own = (outages.get(feeder.feeder_id) ?? []).filter((row) => {
      const start = row.fault_start.getTime();
      return start >= begins && start < ends && !(asked.excludePlanned && isPlanned(row));
    });
    const found = modelInterruptions(
      own.map(({ fault_start, fault_end, customers_out, consumers }) => ({
        begins: fault_start.getTime(),
        ends: fault_end?.getTime() ?? Math.min(testNow.getTime(), ends),
        isOpen: fault_end === null,
        share: customers_out === null || consumers === 0 ? 1 : Math.min(1, customers_out / consumers),
      })),
    );
    for (const one of found) {
      if (one.minutes > 5) {
        sustained += 1;
        interruptions += one.share * weigh(feeder);
        minutes += one.shareMinutes * weigh(feeder);
      } else if (!one.isOpen) {
        momentary += 1;
        short += one.share * weigh(feeder);
      }
    }
  }
  const per = (amount: number, of: number) => (of === 0 ? null : expect.closeTo(amount / of, 5));
  return {
    served,
    sustained,
    momentary,
    saifi: per(interruptions, served),
    saidi: per(minutes, served),
    caidi: per(minutes, interruptions),
    maifi: per(short, served),
  };
}

const below = (code: string, row: Row) => (code.startsWith('95') ? row.substation_code : row.subdivision_code).startsWith(code);

const indexTitles = ['SAIFI', 'SAIDI (minutes)', 'CAIDI (minutes)', 'MAIFI'];
const groupTitles = [
  'Company,Name,Feeders,Served,Sustained,Momentary',
  ...indexTitles,
  ...indexTitles.map((title) => `${title} without major event days`),
].join(',');

describe('the reliability report', () => {
  it.each([
    { empNo: '2001', groupBy: 'company', weight: 'consumers', excludePlanned: false, sees: () => true },
    { empNo: '2001', groupBy: 'circle', weight: 'feeders', excludePlanned: true, sees: () => true },
    { empNo: '1003', groupBy: 'circle', weight: 'people', excludePlanned: true, sees: () => true },
    { empNo: '1002', groupBy: 'category', weight: 'feeders', excludePlanned: false, sees: (row) => below('9504', row) },
    { empNo: '3001', groupBy: 'category', weight: 'consumers', excludePlanned: true, sees: (row) => below('04', row) },
  ] satisfies Asked[])(
    'of $empNo by $groupBy counting $weight, without planned ones: $excludePlanned, has the indices of its rows',
    async (asked) => {
      const report = await ask(asked);
      expect(report.groups.length).toBeGreaterThan(0);
      expect(report.total).toMatchObject(expected(asked, null));
      expect(report.total.sustained).toBeGreaterThan(0);
      for (const group of report.groups)
        expect(group).toMatchObject(expected(asked, asked.groupBy === 'circle' ? `${group.company}/${group.name}` : group.name));
      const names = new Set(feeders.filter(asked.sees).map((feeder) => groupOf(feeder, asked)));
      expect(report.groups).toHaveLength(names.size);
    },
  );

  const asked: Asked = { empNo: '1003', groupBy: 'company', weight: 'feeders', excludePlanned: false, sees: () => true };

  it('has a trend that adds up to the whole, and the worst feeders first', async () => {
    const { trend, total, step, worstFeeders } = await ask(asked);
    expect(step).toBe('day');
    expect(trend.map(({ start }) => start)).toEqual([...new Set(trend.map(({ start }) => start))].sort());
    expect(trend.reduce((sum, { sustained }) => sum + sustained, 0)).toBe(total.sustained);
    expect(trend.reduce((sum, { saidi }) => sum + (saidi ?? 0), 0)).toBeCloseTo(total.saidi ?? -1, 5);
    expect(worstFeeders.length).toBeLessThanOrEqual(20);
    expect(worstFeeders.map(({ minutes }) => minutes)).toEqual(worstFeeders.map(({ minutes }) => minutes).sort((a, b) => b - a));
  });

  it.each([
    ['groups', 'Reliability.csv', groupTitles],
    ['feeders', 'Worst-Feeders.csv', 'Feeder Id,Feeder Name,Category,Substation,Sustained,Momentary,Minutes'],
    ['trend', 'Restoration-Trend.csv', 'From,Sustained,Mean restoration (minutes),SAIDI (minutes)'],
  ])('downloads its table %s', async (table, fileName, head) => {
    const answer = await suite.get(`/report/reliability?from=${from}&to=${to}&download=${table}`, await suite.signIn('1003'));
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    expect(answer.body.split('\r\n')[0]).toBe(`\uFEFF${head}`);
    expect(answer.body.split('\r\n').length).toBeGreaterThan(2);
  });

  it('is empty, not broken, for a time without outages', async () => {
    const answer = await suite.get('/report/reliability?from=2020-01-01&to=2020-12-31', await suite.signIn('1001'));
    expect(answer.json()).toMatchObject({
      step: 'month',
      trend: [],
      worstFeeders: [],
      total: { sustained: 0, saifi: 0, saidi: 0, caidi: null, maifi: 0 },
    });
  });

  it.each([
    '',
    '?from=2026-11-01',
    '?from=2026-11-19&to=2026-11-05',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2020-01-01&to=2026-01-01',
    '?from=2026-11-01&to=2026-11-02&groupBy=feeder',
  ])('refuses %j with 400', async (query) => {
    expect((await suite.get(`/report/reliability${query}`, await suite.signIn('1001'))).statusCode).toBe(400);
  });
});
