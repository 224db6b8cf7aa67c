import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { type GridBOperator, type GridBType, gridBBody, gridBOperators, gridBTypes } from './grid-b';

const read = (body: unknown) => v.safeParse(gridBBody.schema, body);
const withFilter = (filter: object) => read({ filteredData: [{ field: 'x', ...filter }] });

/** The operators of docs/product.md#filters. */
const dated = 'between equals does_not_equal is_after is_before is_on_or_after is_on_or_before is_empty is_not_empty';
const specified: Record<GridBType, string> = {
  string: 'contains does_not_contain equals does_not_equal starts_with ends_with is_empty is_not_empty',
  number: 'equals does_not_equal greater_than greater_than_equal less_than less_than_equal is_empty is_not_empty',
  date: dated,
  time: dated,
  datetime: dated,
  list: 'equals does_not_equal is_empty is_not_empty',
  boolean: 'equals',
};
const values: Record<GridBType, { good: readonly unknown[]; bad: readonly unknown[] }> = {
  string: { good: ['x', 7], bad: ['', null, true] },
  number: { good: [7, 1.5, '7', '-1.5'], bad: ['', 'seven', null, true] },
  date: { good: ['2026-11-21'], bad: ['', '21-11-2026', '2026-02-30', 20261121] },
  time: { good: ['14:05', '14:05:59'], bad: ['', '25:00', 14] },
  datetime: { good: ['2026-11-21T14:05:00+05:30'], bad: ['', '2026-11-21 14:05', '2026-11-21'] },
  list: { good: ['Getco', 66], bad: ['', null] },
  boolean: { good: [true, false, 'true', 'false'], bad: ['', 'yes', 1, null] },
};
const allOperators = [...new Set(Object.values(specified).flatMap((names) => names.split(' ')))];
const pairs = gridBTypes.flatMap((type) => allOperators.map((operator) => [type, operator] as const));

describe('the Grid B body', () => {
  it('asks for the first page when it says nothing', () => {
    expect(read({}).output).toEqual({
      orderBy: null,
      order: null,
      filteredData: [],
      offset: 0,
      limit: 10,
      download: false,
      downloadFields: null,
    });
  });

  it.each([
    { orderBy: null, order: null, filteredData: null },
    { orderBy: '', order: '', filteredData: [] },
  ])('knows no order and no filter as %j', (body) => {
    expect(read(body).success).toBe(true);
  });

  it('has the operators of the table of filters', () => {
    expect(Object.fromEntries(gridBTypes.map((type) => [type, gridBOperators[type].join(' ')]))).toEqual(specified);
  });

  it.each(pairs)('%s column: %s fits exactly where it should', (type, operator) => {
    const [good] = values[type].good;
    const filter = operator === 'between' ? { fromValue: good, toValue: good } : { value: good };
    expect(withFilter({ type, operator, ...filter }).success).toBe(specified[type].split(' ').includes(operator));
  });

  it.each(gridBTypes)('%s column: a value must be one', (type) => {
    const operator: GridBOperator = 'equals';
    expect(values[type].good.filter((value) => !withFilter({ type, operator, value }).success)).toEqual([]);
    expect(values[type].bad.filter((value) => withFilter({ type, operator, value }).success)).toEqual([]);
    expect(withFilter({ type, operator }).success).toBe(false);
  });

  it('needs both ends of a range and no value for an empty cell', () => {
    expect(withFilter({ type: 'date', operator: 'between', fromValue: '2026-11-21' }).success).toBe(false);
    expect(withFilter({ type: 'date', operator: 'between', fromValue: '2026-11-21', toValue: '2026-11-20' }).success).toBe(false);
    expect(withFilter({ type: 'time', operator: 'between', fromValue: '10:00:00', toValue: '10:00' }).success).toBe(true);
    expect(withFilter({ type: 'date', operator: 'is_empty', value: '' }).success).toBe(true);
  });

  it('takes a filter as it is written, whatever its id is', () => {
    for (const id of ['abc', 7, null, undefined]) {
      expect(
        withFilter({ id, type: 'string', headerName: 'X', operator: 'contains', value: 'a', fromValue: null, toValue: '' }).success,
      ).toBe(true);
    }
  });

  it.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ limit: '10' }],
    [{ offset: -1 }],
    [{ offset: 0.5 }],
    [{ order: 'asc' }],
    [{ order: 'up' }],
    [{ orderBy: 7 }],
    [{ page: 1 }],
    [{ filteredData: [{ type: 'string', field: 'x', operator: 'like', value: 'a' }] }],
    [{ filteredData: [{ type: 'map', field: 'x', operator: 'equals', value: 'a' }] }],
    [{ filteredData: [{ type: 'string', operator: 'equals', value: 'a' }] }],
    [{ filteredData: [{ type: 'string', field: 'x', operator: 'equals', value: 'a', colour: 'red' }] }],
    [{ filteredData: [{ type: 'string', field: 'x', operator: 'equals', value: 'a\0' }] }],
    [{ filteredData: 'all' }],
    [{ download: 'yes' }],
    [{ download: true }],
    [{ download: true, downloadFields: [] }],
    [{ download: true, downloadFields: [{ field: 'x' }] }],
    [{ download: true, downloadFields: [{ field: 'x', headerName: 'X', width: 1 }] }],
  ])('refuses %j', (body) => {
    expect(read(body).success).toBe(false);
  });

  it('asks for a file with its columns', () => {
    const body = { download: true, downloadFields: [{ field: 'ss_name', headerName: 'Substation' }], orderBy: 'ss_name', order: 'DESC' };
    expect(read(body).output).toMatchObject(body);
  });
});
