import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GridAFilter, type GridAQuery, gridAQuery, numberOperators, textOperators } from 'shared-contracts/grid/grid-a';
import { outageFields } from 'shared-contracts/entity/outage';
import { type ModelRow, answerOf } from '../../test/grid-a-model';
import { readModelRows } from '../../test/model-rows';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
let rows: ModelRow[];
let token: string;

beforeAll(async () => {
  suite = await openTestApp();
  // Names that a pattern, another alphabet or another case could get wrong, on rows with equal keys.
  await suite.pool.query(
    `update outage set feeder_name = (array['100%_Feeder', 'કાગવડ ફીડર', 'back\\slash', 'ABC abc', '%'])[1 + id % 5] where id % 7 = 0`,
  );
  await suite.pool.query(`update outage set sfms_id = null where id % 11 = 0`);
  token = await suite.signIn('2001');
  rows = await readModelRows(suite.pool);
});
afterAll(() => suite.close());

const fieldNames = Object.values(outageFields).map(({ wire }) => wire);
const day = fc
  .integer({ min: 0, max: 14 })
  .map((daysAgo) => new Date(Date.parse('2026-11-20T00:00:00Z') - daysAgo * 86_400_000).toISOString().slice(0, 10));

/** A value that some rows have, whole or in part, sometimes in the other case. */
const textValue = (field: ModelField) =>
  fc
    .tuple(fc.nat(), fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.boolean())
    .map(([index, start, length, isUpper]) => {
      const text = String(rows[index % rows.length]?.[field] ?? 'nothing');
      const part = length === 0 ? text : text.slice(start, start + length);
      return (isUpper ? part.toUpperCase() : part).trim() || 'a';
    });

type ModelField = (typeof fieldNames)[number];

const filter: fc.Arbitrary<GridAFilter> = fc
  .constantFrom(...Object.values(outageFields))
  .chain(({ wire: field, type }): fc.Arbitrary<GridAFilter> => {
    if (type === 'dateRange') {
      const range = fc.tuple(day, day).map(([one, other]) => (one <= other ? { from: one, to: other } : { from: other, to: one }));
      return fc.oneof(
        { weight: 3, arbitrary: range.map((days) => ({ field, operator: 'between' as const, ...days })) },
        { weight: 1, arbitrary: fc.constant({ field, operator: 'isEmpty' as const, value: '' }) },
      );
    }
    if (type === 'text')
      return fc.record({ field: fc.constant(field), operator: fc.constantFrom(...textOperators), value: textValue(field) });
    const value = fc
      .oneof(fc.integer({ min: -1, max: 12 }), fc.integer({ min: 0, max: 3000 }), fc.constantFrom(2.5, 5, 99_999_999_999))
      .map(String);
    return fc.record({ field: fc.constant(field), operator: fc.constantFrom(...numberOperators), value });
  });

const order = fc.option(fc.constantFrom(...fieldNames), { nil: null });
const direction = fc.option(fc.constantFrom('asc' as const, 'desc' as const), { nil: null });

const anyQuery: fc.Arbitrary<GridAQuery> = fc.record({
  offset: fc.oneof(fc.constant(0), fc.nat({ max: 3000 })),
  limit: fc.integer({ min: 1, max: 100 }),
  orderBy: order,
  orderByType: direction,
  defaultOrderBy: order,
  defaultOrderByType: direction,
  filters: fc.array(filter, { maxLength: 4 }),
  download: fc.constant(null),
});

async function ask(query: GridAQuery): Promise<{ ids: number[]; total: number }> {
  const answer = await suite.get(`/outage?${new URLSearchParams(gridAQuery.encode(query)).toString()}`, token);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { dataSource, totalRecords } = answer.json<{ dataSource: { id: number }[]; totalRecords: { count: number } }>();
  return { ids: dataSource.map(({ id }) => id), total: totalRecords.count };
}

describe('Grid A', () => {
  it('answers what the model answers, for any filters, order and page', async () => {
    await fc.assert(fc.asyncProperty(anyQuery, async (query) => expect(await ask(query)).toEqual(answerOf(rows, query))), { numRuns: 400 });
  }, 120_000);

  it('partitions the rows into pages: none twice, none left out', async () => {
    const base = {
      limit: 100,
      orderBy: 'categor',
      orderByType: 'asc',
      defaultOrderBy: null,
      defaultOrderByType: null,
      filters: [],
      download: null,
    } as const;
    const seen: number[] = [];
    for (let offset = 0; offset < rows.length; offset += 100) seen.push(...(await ask({ ...base, offset })).ids);
    expect([...seen].sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id).sort((a, b) => a - b));
  });

  it.each([
    ['an unknown column', 'filter_field_1=password_hash&filter_op_1=%3D&filter_val_1=x'],
    ['an unknown order', 'orderBy=fault_start'],
    ['an order direction', 'orderBy=id&orderByType=sideways'],
    ['an unknown operator', 'filter_field_1=feeder_name&filter_op_1=like&filter_val_1=x'],
    ['an operator of another type', 'filter_field_1=id&filter_op_1=contain&filter_val_1=1'],
    ['a text operator on a date', 'filter_field_1=fault_end_date_time&filter_op_1=contain&filter_val_1=2026'],
    ['a number that is none', 'filter_field_1=duration&filter_op_1=%3E%3D&filter_val_1=long'],
    ['a date that is none', 'filter_field_1=fault_start_date_time&filter_from_date_val_1=2026-02-30&filter_to_date_val_1=2026-03-01'],
    [
      'a range that runs backwards',
      'filter_field_1=fault_start_date_time&filter_from_date_val_1=2026-03-02&filter_to_date_val_1=2026-03-01',
    ],
    ['a date of the year 0', 'filter_field_1=fault_start_date_time&filter_from_date_val_1=0000-01-01&filter_to_date_val_1=2026-03-01'],
    ['an unknown column without operator and value', 'filter_field_0=foo'],
    ['an unknown column without value', 'filter_field_0=foo&filter_op_0=contain&filter_val_0='],
    ['an unknown column of a range with one end', 'filter_field_0=foo&filter_from_date_val_0=2020-11-21'],
    ['an operator of another type without value', 'filter_field_0=feeder_name&filter_op_0=%3C%3D&filter_val_0='],
    ['a value operator on a date without value', 'filter_field_0=fault_start_date_time&filter_op_0=%3D'],
    [
      'a value operator with dates',
      'filter_field_0=fault_start_date_time&filter_op_0=%3D&filter_from_date_val_0=2020-11-21&filter_to_date_val_0=2020-11-21',
    ],
    ['a range with one end on a text', 'filter_field_0=feeder_name&filter_from_date_val_0=2020-11-21'],
    ['an empty range on a number', 'filter_field_0=id&filter_op_0=between'],
    ['a page over 100 rows', 'limit=101'],
    ['a download column that is none', 'download=1&field_1=secret&title_1=Secret'],
    ['an unknown parameter', 'page=2'],
    ['a NUL in a value', 'filter_field_1=feeder_name&filter_op_1=contain&filter_val_1=a%00b'],
  ])('refuses %s with 400', async (_what, query) => {
    const answer = await suite.get(`/outage?${query}`, token);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ status: 'Fail', message: expect.any(String) })]);
  });

  it.each([
    ['nothing but a field', 'filter_field_0=feeder_name'],
    ['no value', 'filter_field_0=feeder_name&filter_op_0=contain&filter_val_0=+'],
    [
      'a range with one end',
      'filter_field_0=fault_start_date_time&filter_op_0=between&filter_from_date_val_0=2026-11-20&filter_to_date_val_0=',
    ],
  ])('applies no filter with %s', async (_what, query) => {
    const answer = await suite.get(`/outage?limit=1&${query}`, token);
    expect([answer.statusCode, answer.json<{ totalRecords: object }>().totalRecords]).toEqual([200, { count: rows.length }]);
  });

  it.each(["' or 1=1 --", '$1', '\\', '%', '"; drop table outage; --', '{}', 'ઘ%_'])('takes %s as plain text', async (value) => {
    const query = {
      offset: 0,
      limit: 10,
      orderBy: null,
      orderByType: null,
      defaultOrderBy: null,
      defaultOrderByType: null,
      filters: [{ field: 'feeder_name', operator: 'contain' as const, value }],
      download: null,
    };
    expect(await ask(query)).toEqual(answerOf(rows, query));
  });
});
