import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GridColumn } from './a/grid-a-column';
import type { FilterSetting } from './state/filter-setting';
import { numberOperators, textOperators } from 'shared-contracts/grid/grid-a';
import { gridARules } from './a/grid-a-query';
import { readGridSearch, writeGridSearch } from './state/grid-search';
import type { GridState } from './state/grid-state';

interface Row {
  id: number;
  name: string;
  started: string;
  duration: string;
}

const columns: GridColumn<Row>[] = [
  { field: 'id', header: 'Id', key: 'id', type: 'number' },
  { field: 'emp.name', header: 'Name', key: 'name', type: 'text', defaultFilter: { operator: 'contain', value: 'x' } },
  {
    field: 'started',
    header: 'Started',
    key: 'started',
    type: 'dateRange',
    defaultFilter: { operator: 'between', from: '2026-11-14', to: '2026-11-21' },
  },
  { field: 'duration', header: 'Duration', key: 'duration', type: 'interval', sortable: false },
];
const rules = gridARules(columns);

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const number = fc.integer().map(String);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const valueSetting = (operators: readonly string[], value: fc.Arbitrary<string>): fc.Arbitrary<FilterSetting> =>
  fc
    .record({ operator: fc.constantFrom(...operators), value })
    .map((setting) => (setting.operator === 'isEmpty' ? { ...setting, value: '' } : setting));

const filters = fc
  .record(
    {
      id: valueSetting(numberOperators, number),
      'emp.name': valueSetting(textOperators, text),
      started: fc
        .record({ operator: fc.constant('between' as const), from: day, to: day })
        .map((range) => (range.from <= range.to ? range : { ...range, from: range.to, to: range.from })),
      duration: valueSetting(numberOperators, number),
    },
    { requiredKeys: [] },
  )
  .map((record): GridState['filters'] => Object.fromEntries(Object.entries(record)));

const state = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  sort: fc.option(
    fc.record({ field: fc.constantFrom('id', 'emp.name', 'started'), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  ),
  filters,
});

describe('the state in the address', () => {
  it('comes back as it was written, whatever else the address says', () => {
    fc.assert(
      fc.property(state, (written) => {
        const address = writeGridSearch(new URLSearchParams('fid=12&sort=nonsense'), written, rules).toString();
        expect(readGridSearch(new URLSearchParams(address), rules)).toEqual(written);
        expect(new URLSearchParams(address).get('fid')).toBe('12');
      }),
    );
  });

  it('is a pure function of the state: writing twice changes nothing', () => {
    fc.assert(
      fc.property(state, (written) => {
        const once = writeGridSearch(new URLSearchParams(), written, rules);
        expect(writeGridSearch(once, written, rules).toString()).toBe(once.toString());
      }),
    );
  });

  it('survives any address: the defaults stand in for what it cannot understand', () => {
    const names = fc.constantFrom('page', 'sort', 'filter.id', 'filter.emp.name', 'filter.started', 'filter.duration', 'filter.__proto__');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
        const read = readGridSearch(new URLSearchParams(pairs), rules);
        expect(read.page).toBeGreaterThanOrEqual(1);
        for (const [field, setting] of Object.entries(read.filters)) expect(rules.accepts(field, setting)).toBe(true);
      }),
    );
  });
});

describe('what the address holds', () => {
  it('is nothing for the defaults', () => {
    expect(writeGridSearch(new URLSearchParams(), rules.initial, rules).toString()).toBe('');
  });

  it('is readable, and says when even the default is gone', () => {
    const written = writeGridSearch(
      new URLSearchParams(),
      { page: 2, sort: { field: 'id', direction: 'desc' }, filters: { 'emp.name': { operator: '=', value: 'a' } } },
      rules,
    );
    expect(decodeURIComponent(written.toString())).toBe('page=2&sort=id:desc&filter.emp.name==:a&filter.started=');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'sort=unknown:asc',
    'sort=id:up',
    'sort=duration:asc',
    'filter.id=contain:1',
    'filter.id==:abc',
    'filter.started=between:2026-11-01',
    'filter.started=between:2026-99-01..2026-11-02',
    'filter.emp.name=between:2026-11-01..2026-11-02',
  ])('ignores %s', (address) => {
    expect(readGridSearch(new URLSearchParams(address), rules)).toEqual({ page: 1, sort: null, filters: rules.initial.filters });
  });
});
