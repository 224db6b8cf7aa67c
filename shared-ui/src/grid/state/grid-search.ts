// The part of a grid's state that lives in the address, so that a filtered list can be shared:
//   ?page=2&sort=feeder_name:asc&filter.feeder_name=contain:abc&filter.fault_start_date_time=between:2026-11-01..2026-11-21
// Only what differs from the defaults is written; an empty value says "not even the default".
// What cannot be understood is ignored, never an error page. Parameters of others are left alone.
import { type FilterSetting, isRange, isSameSetting } from './filter-setting';
import type { GridRules, GridSort, GridState } from './grid-state';

type SearchState = Pick<GridState, 'page' | 'sort' | 'filters'>;

const filterPrefix = 'filter.';
const rangeMark = '..';

function writeSetting(setting: FilterSetting | undefined): string {
  if (setting === undefined) return '';
  return isRange(setting) ? `between:${setting.from}${rangeMark}${setting.to}` : `${setting.operator}:${setting.value}`;
}

function readSetting(text: string): FilterSetting | null {
  const colon = text.indexOf(':');
  if (colon < 0) return null;
  const operator = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (operator !== 'between') return { operator, value };
  const [from, to, ...rest] = value.split(rangeMark);
  return from === undefined || to === undefined || rest.length > 0 ? null : { operator, from, to };
}

function readPage(text: string | null, initial: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : initial;
}

function readSort(text: string | null, { initial, canSort }: GridRules): GridSort | null {
  if (text === '') return null;
  const [, field = '', direction] = /^(.+):(asc|desc)$/.exec(text ?? '') ?? [];
  if (!canSort(field) || (direction !== 'asc' && direction !== 'desc')) return initial.sort;
  return { field, direction };
}

function readFilters(search: URLSearchParams, { initial, columns, accepts }: GridRules): GridState['filters'] {
  const filters: Record<string, FilterSetting> = {};
  for (const { field } of columns) {
    const text = search.get(filterPrefix + field);
    const setting = text === null ? null : readSetting(text);
    const kept = text === '' ? undefined : setting !== null && accepts(field, setting) ? setting : initial.filters[field];
    if (kept !== undefined) filters[field] = kept;
  }
  return filters;
}

/** Whether the list still knows what a parameter of its address asks for. */
export function isUnderstood(name: string, text: string, rules: GridRules): boolean {
  if (name === 'sort') return text === '' || (/:(asc|desc)$/.test(text) && rules.canSort(text.replace(/:[^:]*$/, '')));
  if (!name.startsWith(filterPrefix)) return false;
  const field = name.slice(filterPrefix.length);
  const setting = readSetting(text);
  return rules.columns.some((column) => column.field === field) && (text === '' || (setting !== null && rules.accepts(field, setting)));
}

/** Page, sort and filters as the address says, defaults where it says nothing or nonsense. */
export function readGridSearch(search: URLSearchParams, rules: GridRules): SearchState {
  return {
    page: readPage(search.get('page'), rules.initial.page),
    sort: readSort(search.get('sort'), rules),
    filters: readFilters(search, rules),
  };
}

function isSameSort(one: GridSort | null, other: GridSort | null): boolean {
  return one?.field === other?.field && one?.direction === other?.direction;
}

/** `search` with the grid's own parameters replaced by those of `state`. */
export function writeGridSearch(search: URLSearchParams, state: SearchState, { initial, columns }: GridRules): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of ['page', 'sort', ...columns.map(({ field }) => filterPrefix + field)]) written.delete(name);
  if (state.page !== initial.page) written.set('page', String(state.page));
  if (!isSameSort(state.sort, initial.sort)) written.set('sort', state.sort === null ? '' : `${state.sort.field}:${state.sort.direction}`);
  for (const { field } of columns) {
    const setting = state.filters[field];
    if (!isSameSetting(setting, initial.filters[field])) written.set(filterPrefix + field, writeSetting(setting));
  }
  return written;
}
