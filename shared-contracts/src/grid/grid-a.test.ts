import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { employeeFields } from '../entity/employee';
import { gridAQuery, numberOperators, textOperators } from './grid-a';
import { outageFields } from '../entity/outage';
import { type FaultTexts, fillText } from '../fault/fault';
import { partTexts } from '../fault/part-texts';
import { rangeTexts } from './range-order';

const read = (query: Record<string, unknown>) => v.safeParse(gridAQuery.schema, query);
/** Code and values as the English that the server answers. */
const english = ({ message }: { message: string }) => {
  const [code = '', ...values] = message.split(' ');
  const texts: FaultTexts = { ...partTexts, ...rangeTexts };
  const text = texts[code];
  if (text === undefined) return message;
  return fillText(text, values.length === 0 ? {} : JSON.parse(values.join(' ')));
};
const messages = (query: Record<string, unknown>) => read(query).issues?.map(english) ?? [];
const filtersOf = (query: Record<string, unknown>) => {
  const result = read(query);
  return result.success ? result.output.filters : result.issues.map(english);
};

const nothing = {
  offset: 0, limit: 10, orderBy: null, orderByType: null, defaultOrderBy: null, defaultOrderByType: null, filters: [], download: null,
};

describe('the Grid A query', () => {
  it('asks for the first page when it says nothing', () => {
    expect(read({}).output).toEqual(nothing);
  });

  it('reads the call', () => {
    const query = {
      offset: '20',
      limit: '10',
      orderBy: 'feeder_name',
      orderByType: 'ASC',
      defaultOrderBy: 'fault_start_date_time',
      defaultOrderByType: 'desc',
      filter_field_1: 'categor',
      filter_op_1: '=',
      filter_val_1: ' JGY ',
      filter_field_2: 'fault_start_date_time',
      filter_from_date_val_2: '2026-11-14',
      filter_to_date_val_2: '2026-11-21',
    };
    expect(read(query).output).toEqual({
      ...nothing,
      offset: 20,
      orderBy: 'feeder_name',
      orderByType: 'asc',
      defaultOrderBy: 'fault_start_date_time',
      defaultOrderByType: 'desc',
      filters: [
        { field: 'categor', operator: '=', value: 'JGY' },
        { field: 'fault_start_date_time', operator: 'between', from: '2026-11-14', to: '2026-11-21' },
      ],
    });
  });

  it('takes empty parameters for absent ones', () => {
    expect(read({ orderBy: '', orderByType: '', defaultOrderBy: '', defaultOrderByType: '', download: '' }).output).toEqual(nothing);
  });

  it('lets the numbers of filters start anywhere, have gaps and come in any order', () => {
    const query = {
      filter_val_12: 'b',
      filter_field_12: 'feeder_name',
      filter_op_12: 'contain',
      filter_field_0: 'id',
      filter_op_0: '>=',
      filter_val_0: '7',
    };
    expect(filtersOf(query)).toEqual([
      { field: 'id', operator: '>=', value: '7' },
      { field: 'feeder_name', operator: 'contain', value: 'b' },
    ]);
  });

  it.each([...new Set([...textOperators, ...numberOperators])])('knows the operator %s', (operator) => {
    const value = operator === 'isEmpty' ? '' : '7';
    expect(filtersOf({ filter_field_1: 'x', filter_op_1: operator, filter_val_1: '7' })).toEqual([{ field: 'x', operator, value }]);
  });

  it.each([
    ['between', { filter_op_1: 'between' }],
    ['an absent operator', {}],
    ['an empty operator and value', { filter_op_1: '', filter_val_1: '' }],
  ])('reads a date range with %s', (_what, rest) => {
    const query = { filter_field_1: 'd', filter_from_date_val_1: '2026-11-14', filter_to_date_val_1: '2026-11-14', ...rest };
    expect(filtersOf(query)).toEqual([{ field: 'd', operator: 'between', from: '2026-11-14', to: '2026-11-14' }]);
  });

  it.each([
    ['no value', { filter_field_1: 'x', filter_op_1: '=', filter_val_1: '' }, { field: 'x', operator: '=' }],
    ['blanks', { filter_field_1: 'x', filter_op_1: 'contain', filter_val_1: '   ' }, { field: 'x', operator: 'contain' }],
    ['nothing but the field', { filter_field_1: 'x' }, { field: 'x', operator: null }],
    [
      'one end of a range',
      { filter_field_1: 'd', filter_op_1: 'between', filter_from_date_val_1: '2026-11-14', filter_to_date_val_1: '' },
      { field: 'd', operator: 'between' },
    ],
    ['one end of a range, no operator', { filter_field_1: 'd', filter_to_date_val_1: '2026-11-14' }, { field: 'd', operator: 'between' }],
    ['no end of a range', { filter_field_1: 'd', filter_op_1: 'between' }, { field: 'd', operator: 'between' }],
  ])('applies no filter that has %s, and keeps its field and operator to be checked', (_what, query, unfilled) => {
    expect(read(query).output).toEqual({ ...nothing, unfilled: [unfilled] });
  });

  it('knows nothing of a filter that has nothing at all', () => {
    expect(read({ filter_field_1: '', filter_op_1: '', filter_val_1: '' }).output).toEqual(nothing);
  });

  it.each([
    [{ page: '1' }, 'page is not a parameter of this call'],
    [{ filter_field: 'x' }, 'filter_field is not a parameter of this call'],
    [{ filter_field_x: 'x' }, 'filter_field_x is not a parameter of this call'],
    [{ filter_field_01: 'x' }, 'filter_field_01 is not a parameter of this call'],
    [{ filter_value_1: 'x' }, 'filter_value_1 is not a parameter of this call'],
    [{ filter_op_4: '=', filter_val_4: 'x' }, 'filter_field_4 is missing'],
    [{ filter_field_4: 'x', filter_val_4: 'x' }, 'filter_op_4 is missing'],
    [{ filter_field_4: 'x', filter_op_4: 'like', filter_val_4: 'x' }, 'filter_op_4 is not a known operator'],
    [{ filter_field_4: 'x', filter_op_4: 'like' }, 'filter_op_4 is not a known operator'],
    [{ filter_field_4: 'x', filter_op_4: 'Contain', filter_val_4: 'x' }, 'filter_op_4 is not a known operator'],
    [
      { filter_field_4: 'd', filter_from_date_val_4: '14-11-2026', filter_to_date_val_4: '2026-11-21' },
      'filter_from_date_val_4 must be a date YYYY-MM-DD',
    ],
    [
      { filter_field_4: 'd', filter_from_date_val_4: '2026-02-01', filter_to_date_val_4: '2026-02-30' },
      'filter_to_date_val_4 must be a date YYYY-MM-DD',
    ],
    [
      { filter_field_4: 'd', filter_from_date_val_4: '0000-01-01', filter_to_date_val_4: '2026-02-30' },
      'filter_from_date_val_4 must be a date YYYY-MM-DD',
    ],
    [{ filter_field_4: 'd', filter_from_date_val_4: '14-11-2026' }, 'filter_from_date_val_4 must be a date YYYY-MM-DD'],
    [
      { filter_field_4: 'd', filter_op_4: '=', filter_from_date_val_4: '2026-11-21', filter_to_date_val_4: '2026-11-21' },
      'filter_op_4 of a date range must be between or absent',
    ],
    [
      { filter_field_4: 'd', filter_op_4: 'isEmpty', filter_to_date_val_4: '2026-11-21' },
      'filter_op_4 of a date range must be between or absent',
    ],
    [
      { filter_field_4: 'd', filter_val_4: 'x', filter_from_date_val_4: '2026-11-21', filter_to_date_val_4: '2026-11-21' },
      'filter_val_4 does not go with a date range',
    ],
    [{ filter_field_4: 'd', filter_op_4: 'between', filter_val_4: 'x' }, 'filter_val_4 does not go with a date range'],
    [
      { filter_field_4: 'd', filter_from_date_val_4: '2026-11-21', filter_to_date_val_4: '2026-11-20' },
      '"From Date" cannot be later than "To Date"',
    ],
    [{ limit: '101' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '1e1' }, 'limit must be a whole number from 1 to 100'],
    [{ limit: '' }, 'limit must be a whole number from 1 to 100'],
    [{ offset: '-1' }, 'offset must be a whole number from 0 to 999999999'],
    [{ offset: '1.5' }, 'offset must be a whole number from 0 to 999999999'],
    [{ orderBy: 'id', orderByType: 'down' }, 'orderByType must be asc or desc'],
    [{ defaultOrderByType: 'ascending' }, 'defaultOrderByType must be asc or desc'],
    [{ download: 'yes', field_1: 'id' }, 'download must be 1'],
    [{ download: '1' }, 'a download needs field_N for at least one column'],
    [{ download: '1', field_1: 'id', title_2: 'Name' }, 'field_2 is missing'],
    [{ filter_field_1: 'x', filter_op_1: '=', filter_val_1: 'a\0b' }, '{part} must not contain NUL'],
  ])('refuses %j', (query, message) => {
    expect(messages(query)).toEqual([message]);
  });

  it('refuses a parameter that is given twice, too long, or once too often', () => {
    expect(messages({ orderBy: ['id', 'name'] })).toHaveLength(1);
    expect(messages({ filter_field_1: 'x', filter_op_1: '=', filter_val_1: 'x'.repeat(501) })).toHaveLength(1);
    const filters = Array.from({ length: 21 }, (_, index) => [[`filter_field_${index}`, 'x'], [`filter_op_${index}`, 'isEmpty']]).flat();
    expect(messages(Object.fromEntries(filters))).toEqual(['at most 20 filters']);
    expect(messages(Object.fromEntries(filters.filter(([name]) => name?.startsWith('filter_field'))))).toEqual(['at most 20 filters']);
    const columns = Array.from({ length: 61 }, (_, index) => [`field_${index}`, 'x']);
    expect(messages({ download: '1', ...Object.fromEntries(columns) })).toEqual(['at most 60 columns']);
  });

  it('reads the columns of a download in the order of their numbers', () => {
    const query = { download: '1', field_10: 'feeder_name', title_10: 'Feeder Name', field_2: 'id', title_2: 'Id', field_11: 'categor' };
    expect(read(query).output).toMatchObject({
      download: [{ field: 'id', title: 'Id' }, { field: 'feeder_name', title: 'Feeder Name' }, { field: 'categor', title: 'categor' }],
    });
  });
});

describe('the fields of the Grid A lists', () => {
  it('are those of the wire', () => {
    expect(Object.values(outageFields).map(({ wire }) => wire).join(' ')).toBe(
      'id sfms_id feeder_id feeder_name categor company_name circle_name division_name subdivision_name ' +
        'getco_circle_name getco_division_name ss_name ' +
        'interruption_type interruption_type_text outage_type_name fault_type duration duration_based_fault_type ' +
        'fault_start_date_time fault_end_date_time estimated_restoration customers_out',
    );
    expect(
      Object.values(employeeFields)
        .map(({ wire }) => wire)
        .join(' '),
    ).toBe('id emp_no name designation organization_name email mobile');
  });
});
