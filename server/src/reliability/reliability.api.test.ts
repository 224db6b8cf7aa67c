// The indices, computed a second time in this process from the plain rows, in another way: outage by outage.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { type TestApp, openTestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';

interface Row {
  feeder_id: string; fault_start: Date; fault_end: Date | null; fault_type: number | null; population: number;
  feeder_category: string; discom: string; discom_circle: string; getco_circle: string; substation_code: string; subdivision_code: string;
}

let suite: TestApp;
let outages: Row[];
let feeders: Row[];
beforeAll(async () => {
  suite = await openTestApp();
  const columns = `f.id as feeder_id, f.population, f.category as feeder_category, d.company_name as discom, d.circle_name as discom_circle,
    g.circle_name as getco_circle, f.substation_code, f.subdivision_code`;
  const joins = `join organisation d on d.code = f.subdivision_code join organisation g on g.code = f.substation_code`;
  feeders = (await suite.pool.query<Row>(`select ${columns} from feeder f ${joins}`)).rows;
  outages = (
    await suite.pool.query<Row>(
      `select o.fault_start, o.fault_end, o.fault_type, ${columns} from outage o join feeder f on f.id = o.feeder_id ${joins}`,
    )
  ).rows;
});
afterAll(() => suite.close());

const from = '2026-11-05';
const to = '2026-11-19';
const begins = Date.parse(`${from}T00:00:00+05:30`);
const ends = Date.parse('2026-11-20T00:00:00+05:30');

interface Asked {
  empNo: string;
  groupBy: 'company' | 'circle' | 'category';
  weight: 'people' | 'feeders';
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

function expected(asked: Asked, group: string | null) {
  const weigh = (row: Row) => (asked.weight === 'people' ? row.population : 1);
  const belongs = (row: Row) => asked.sees(row) && (group === null || groupOf(row, asked) === group);
  let served = 0;
  for (const feeder of feeders) if (belongs(feeder)) served += weigh(feeder);
  let [sustained, momentary, interruptions, minutes, short] = [0, 0, 0, 0, 0];
  for (const outage of outages) {
    const start = outage.fault_start.getTime();
    if (!belongs(outage) || start < begins || start >= ends) continue;
    if (asked.excludePlanned && [6, 7, 8, 9].includes(outage.fault_type ?? 0)) continue;
    const lasted = ((outage.fault_end ?? testNow).getTime() - start) / 60_000;
    if (lasted > 5) {
      sustained += 1;
      interruptions += weigh(outage);
      minutes += lasted * weigh(outage);
    } else if (outage.fault_end) {
      momentary += 1;
      short += weigh(outage);
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

describe('the reliability report', () => {
  it.each([
    { empNo: '2001', groupBy: 'company', weight: 'people', excludePlanned: false, sees: () => true },
    { empNo: '2001', groupBy: 'circle', weight: 'feeders', excludePlanned: true, sees: () => true },
    { empNo: '1003', groupBy: 'circle', weight: 'people', excludePlanned: true, sees: () => true },
    { empNo: '1002', groupBy: 'category', weight: 'feeders', excludePlanned: false, sees: (row) => below('9504', row) },
    { empNo: '3001', groupBy: 'category', weight: 'people', excludePlanned: true, sees: (row) => below('04', row) },
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
    ['groups', 'Reliability.csv', 'Company,Name,Feeders,Served,Sustained,Momentary,SAIFI,SAIDI (minutes),CAIDI (minutes),MAIFI'],
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
