import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { answerOfGridB, type ModelRecord } from '../../test/grid-b-model';
import { anyGridBRequest, type ModelColumn } from '../../test/grid-b-request';
import { type TestApp, openTestApp } from '../../test/test-app';

const columns: readonly ModelColumn[] = [
  { field: 'circle_name', type: 'string' },
  { field: 'division_name', type: 'string' },
  { field: 'ss_name', type: 'string' },
  { field: 'eurja_code', type: 'string' },
  { field: 'voltage_class', type: 'list' },
  { field: 'charging_date', type: 'date' },
  { field: 'manage_by', type: 'list' },
  { field: 'ss_category', type: 'list' },
  { field: 'is_coastal', type: 'boolean' },
  { field: 'is_tribal', type: 'boolean' },
];

let suite: TestApp;
let rows: ModelRecord[];
beforeAll(async () => {
  suite = await openTestApp();
  ({ rows } = await suite.pool.query<Record<string, string | number | boolean | null>>(
    `select o.circle_name, o.division_name, o.name as ss_name, s.code as eurja_code, s.voltage_class, to_char(s.charging_date,
      'YYYY-MM-DD') as charging_date,
       s.manage_by, s.category as ss_category, s.is_coastal, s.is_tribal
     from substation s join organisation o on o.code = s.code order by s.code`,
  ));
});
afterAll(() => suite.close());

async function ask(query: Partial<GridBQuery>, token: string): Promise<{ keys: string[]; total: number }> {
  const answer = await suite.post('/substation', query, token);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { data, total_records: total } = answer.json<{ data: { eurja_code: string }[]; total_records: number }>();
  return { keys: data.map(({ eurja_code }) => eurja_code), total };
}

const byCode = {
  initial: (a: ModelRecord, b: ModelRecord) => (String(a.eurja_code) < String(b.eurja_code) ? -1 : 1),
  tieBreak: 'eurja_code',
};

describe('POST /substation', () => {
  it('answers what the model answers, for 300 random filters, orders and pages', async () => {
    const token = await suite.signIn('2002');
    await fc.assert(
      fc.asyncProperty(anyGridBRequest(rows, columns), async (query) =>
        expect(await ask(query, token)).toEqual(answerOfGridB(rows, query, byCode)),
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    ['1003', '95'],
    ['1004', '950401'],
    ['2002', ''],
  ])('%s sees the substations below %s, and no others', async (empNo, prefix) => {
    const codes = rows.map(({ eurja_code }) => String(eurja_code)).filter((code) => code.startsWith(prefix));
    expect(await ask({ limit: 100 }, await suite.signIn(empNo))).toEqual({ keys: codes.slice(0, 100), total: codes.length });
  });

  it('downloads Substation-List.csv', async () => {
    const downloadFields = [
      { field: 'ss_name', headerName: 'Substation' },
      { field: 'charging_date', headerName: 'Charging Date' },
      { field: 'is_coastal', headerName: 'Coastal' },
    ];
    const answer = await suite.post('/substation', { download: true, downloadFields }, await suite.signIn('1004'));
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Substation-List.csv"');
    const [head, first] = answer.body.slice(1).split('\r\n');
    expect(head).toBe('Substation,Charging Date,Coastal');
    expect(first).toMatch(/^.+,\d{2}-\d{2}-\d{4},(true|false)$/);
  });
});
