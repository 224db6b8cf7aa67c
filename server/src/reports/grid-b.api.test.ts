import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { answerOfGridB, type ModelRecord } from '../../test/grid-b-model';
import { anyGridBRequest, type ModelColumn } from '../../test/grid-b-request';
import { indianText } from '../../test/model-rows';
import { type TestApp, openTestApp } from '../../test/test-app';

const columns: readonly ModelColumn[] = [
  { field: 'id', type: 'number' },
  { field: 'feeder_id', type: 'string' },
  { field: 'feeder_name', type: 'string' },
  { field: 'substation_name', type: 'string' },
  { field: 'circle_name', type: 'list' },
  { field: 'division_name', type: 'string' },
  { field: 'fault_start_date', type: 'date' },
  { field: 'fault_start_time', type: 'time' },
  { field: 'fault_end_date', type: 'date' },
  { field: 'fault_end_time', type: 'time' },
];

interface RawRow {
  id: number; feeder_id: string; feeder_name: string; fault_start: Date; fault_end: Date | null;
  substation_name: string | null; circle_name: string | null; division_name: string | null;
}

let suite: TestApp;
let token: string;
let rows: ModelRecord[];

beforeAll(async () => {
  suite = await openTestApp();
  // Names that a pattern, another alphabet or another case could get wrong; equal keys, open ends, midnights, fractions.
  await suite.pool.query(
    `update outage set feeder_name = (array['100%_Feeder', 'કાગવડ ફીડર', 'back\\slash', 'ABC abc', '%', ''])[1 + id % 6] where id % 7 = 0`,
  );
  await suite.pool.query(`update outage set fault_end = null where id % 13 = 0`);
  await suite.pool.query(
    `update outage set fault_start = date_trunc('day', fault_start) + interval '18 hours 30 minutes', fault_end = null where id % 17 = 0`,
  );
  await suite.pool.query(`update outage set fault_start = fault_start + interval '0.7 seconds', fault_end = null where id % 19 = 0`);
  token = await suite.signIn('2001');
  const { rows: raw } = await suite.pool.query<RawRow>(
    `select o.id, o.feeder_id, o.feeder_name, o.fault_start, o.fault_end, g.substation_name, g.circle_name, g.division_name
     from outage o left join organisation g on g.code = o.substation_code
     where o.interruption_type <> 3 and o.outage_type_name is null and o.fault_start >= '2023-12-01T00:00:00+05:30'`,
  );
  rows = raw.map(({ fault_start: start, fault_end: end, ...row }) => ({
    ...row,
    started: start.getTime(),
    fault_start_date: indianText(start).slice(0, 10),
    fault_start_time: indianText(start).slice(11, 19),
    fault_end_date: end && indianText(end).slice(0, 10),
    fault_end_time: end && indianText(end).slice(11, 19),
  }));
});
afterAll(() => suite.close());

const newestFirst = { initial: (a: ModelRecord, b: ModelRecord) => Number(b.started) - Number(a.started), tieBreak: 'id' };

async function ask(body: Partial<GridBQuery>): Promise<{ keys: number[]; total: number }> {
  const answer = await suite.post('/report/outage-type-pending', body, token);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { data, total_records: total } = answer.json<{ data: { id: number }[]; total_records: number }>();
  return { keys: data.map(({ id }) => id), total };
}

const page = {
  orderBy: null,
  order: null,
  filteredData: [],
  offset: 0,
  limit: 100,
  download: false,
  downloadFields: null,
} satisfies GridBQuery;

describe('Grid B', () => {
  it('has rows to be wrong about', () => expect(rows.length).toBeGreaterThan(100));

  it('answers what the model answers, for 1,000 random filters, orders and pages', async () => {
    await fc.assert(
      fc.asyncProperty(anyGridBRequest(rows, columns), async (query) =>
        expect(await ask(query)).toEqual(answerOfGridB(rows, query, newestFirst)),
      ),
      { numRuns: 1000 },
    );
  }, 180_000);

  it('partitions the rows into pages: none twice, none left out', async () => {
    const seen: number[] = [];
    for (let offset = 0; offset < rows.length; offset += 100)
      seen.push(...(await ask({ ...page, orderBy: 'circle_name', order: 'DESC', offset })).keys);
    expect([...seen].sort((a, b) => a - b)).toEqual(rows.map(({ id }) => Number(id)).sort((a, b) => a - b));
  });

  it('takes an empty request as the first ten, newest first', async () => {
    expect(await ask({})).toEqual(answerOfGridB(rows, { ...page, limit: 10 }, newestFirst));
  });

  const filter = { field: 'feeder_name', type: 'string', operator: 'contains', value: 'a' };
  it.each([
    ['an unknown column', { filteredData: [{ ...filter, field: 'password_hash' }] }],
    ['a column of the table that is not the list’s', { filteredData: [{ ...filter, field: 'substation_code' }] }],
    ['an unknown operator', { filteredData: [{ ...filter, operator: 'like' }] }],
    ['an operator of another type', { filteredData: [{ ...filter, operator: 'greater_than' }] }],
    ['a type that is not the column’s', { filteredData: [{ ...filter, type: 'number', operator: 'equals', value: 1 }] }],
    ['a text operator on a number', { filteredData: [{ ...filter, field: 'id' }] }],
    ['a text operator on a date', { filteredData: [{ ...filter, field: 'fault_start_date' }] }],
    ['a list of another kind of value', { filteredData: [{ ...filter, field: 'id', type: 'list', operator: 'equals', value: 'abc' }] }],
    ['a number that is none', { filteredData: [{ ...filter, field: 'id', type: 'number', operator: 'equals', value: 'one' }] }],
    [
      'a day that does not exist',
      { filteredData: [{ ...filter, field: 'fault_start_date', type: 'date', operator: 'equals', value: '2026-02-30' }] },
    ],
    [
      'a day that the calendar of the database does not know',
      { filteredData: [{ ...filter, field: 'fault_start_date', type: 'date', operator: 'equals', value: '0000-01-01' }] },
    ],
    [
      'a range with one end',
      { filteredData: [{ ...filter, field: 'fault_start_date', type: 'date', operator: 'between', value: null, fromValue: '2026-01-01' }] },
    ],
    ['an operator without its value', { filteredData: [{ ...filter, value: null }] }],
    ['an unknown order', { orderBy: 'fault_start' }],
    ['an order direction', { orderBy: 'id', order: 'sideways' }],
    ['a page over 100 rows', { limit: 101 }],
    ['an offset below zero', { offset: -1 }],
    ['a download column that is none', { download: true, downloadFields: [{ field: 'secret', headerName: 'Secret' }] }],
    ['a download without columns', { download: true }],
    ['an unknown field', { page: 2 }],
    ['a NUL in a value', { filteredData: [{ ...filter, value: 'a\0b' }] }],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = await suite.post('/report/outage-type-pending', body, token);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ status: 'Fail', message: expect.any(String) })]);
  });

  it.each([
    ['fault_start_date', 'date', '2026-11-22', '2026-11-21', '"From Date" cannot be later than "To Date"'],
    ['fault_start_time', 'time', '15:00', '14:00', '"From Time" cannot be later than "To Time"'],
  ])('says what is wrong with a range: %s', async (field, type, fromValue, toValue, message) => {
    const filteredData = [{ field, type, operator: 'between', value: null, fromValue, toValue }];
    const answer = await suite.post('/report/outage-type-pending', { filteredData }, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 'Fail', message }]);
  });

  it.each(["' or 1=1 --", '$1', '\\', '%', '_', '"; drop table outage; --', 'ઘ%_'])('takes %s as plain text', async (value) => {
    for (const operator of ['contains', 'does_not_contain', 'equals', 'starts_with'] as const) {
      const query: GridBQuery = {
        ...page,
        filteredData: [
          { id: null, field: 'feeder_name', type: 'string', operator, headerName: null, value, fromValue: null, toValue: null },
        ],
      };
      expect(await ask(query)).toEqual(answerOfGridB(rows, query, newestFirst));
    }
  });
});

describe('the file', () => {
  const downloadFields = [
    { field: 'fault_start_date', headerName: 'Start Date' },
    { field: 'fault_start_time', headerName: 'Start Time' },
    { field: 'fault_end_date', headerName: 'End Date' },
    { field: 'id', headerName: '=Id' },
  ];

  it('has the columns, filters and order asked for and every row, not only the page', async () => {
    const filteredData = [
      {
        field: 'feeder_name',
        type: 'string' as const,
        operator: 'equals' as const,
        value: 'abc ABC',
        id: 1,
        headerName: 'Feeder Name',
        fromValue: '',
        toValue: '',
      },
    ];
    const body = { orderBy: 'id', order: 'ASC' as const, filteredData, offset: 20, limit: 1, download: true, downloadFields };
    const answer = await suite.post('/report/outage-type-pending', body, token);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="Outage-Type-Pending-List.csv"',
      'content-type': 'text/csv; charset=utf-8',
    });
    const [head, ...lines] = answer.body.slice(1).split('\r\n').slice(0, -1);
    expect([answer.body[0], head]).toEqual(['\uFEFF', "Start Date,Start Time,End Date,'=Id"]);
    const { keys } = answerOfGridB(rows, { ...page, orderBy: 'id', order: 'ASC', filteredData, limit: 10_000 }, newestFirst);
    const day = (date: ModelRecord[string] | undefined) => (date ? String(date).split('-').reverse().join('-') : '');
    expect(lines).toEqual(
      keys
        .map((key) => rows.find(({ id }) => id === key))
        .map((row) => [day(row?.fault_start_date), row?.fault_start_time, day(row?.fault_end_date), row?.id].join(',')),
    );
    expect(lines.length).toBeGreaterThan(1);
  });

  it('keeps to the organisation', async () => {
    const own = await suite.signIn('1002');
    const { total_records: total } = (await suite.post('/report/outage-type-pending', {}, own)).json<{ total_records: number }>();
    const answer = await suite.post('/report/outage-type-pending', { download: true, downloadFields }, own);
    expect(answer.body.split('\r\n')).toHaveLength(total + 2);
    expect(total).toBeLessThan(rows.length);
  });
});
