import * as v from 'valibot';
import { limits } from '../constant/limit';
import { dateSchema } from '../entity/moment';
import { mapped } from '../codec';

/** Filter operators of Grid A by column type (section 5). */
export const textOperators = ['=', 'startWith', 'contain', 'endWith', 'isEmpty', 'notEqualTo'] as const;
export const numberOperators = ['=', '<=', '>=', '!=', 'isEmpty'] as const;
export type TextOperator = (typeof textOperators)[number];
export type NumberOperator = (typeof numberOperators)[number];
export type ValueOperator = TextOperator | NumberOperator;

const valueOperators: readonly string[] = [...textOperators, ...numberOperators];

export type GridAFilter =
  | { readonly field: string; readonly operator: ValueOperator; readonly value: string }
  | { readonly field: string; readonly operator: 'between'; readonly from: string; readonly to: string };

export type Direction = 'asc' | 'desc';

export interface GridAQuery {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | null;
  readonly orderByType: Direction | null;
  /** The order when none is asked for, and the tie-break below one that is. */
  readonly defaultOrderBy: string | null;
  readonly defaultOrderByType: Direction | null;
  readonly filters: readonly GridAFilter[];
  /** The columns of a CSV download, null for a page of rows. */
  readonly download: readonly { readonly field: string; readonly title: string }[] | null;
}

const numbered = /^(filter_field|filter_op|filter_val|filter_from_date_val|filter_to_date_val|field|title)_(\d{1,9})$/;
const simple = new Set(['offset', 'limit', 'orderBy', 'orderByType', 'defaultOrderBy', 'defaultOrderByType', 'download']);
const maxFilters = 20;
const maxColumns = 60;

type Parts = Record<string, string>;

/** Groups `filter_field_3`, `filter_op_3` ... by their number; numbers may start anywhere and have gaps. */
function groupByNumber(query: Parts): { groups: Map<number, Parts>; unknown: string[] } {
  const groups = new Map<number, Parts>();
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const match = numbered.exec(name);
    if (!match) {
      if (!simple.has(name)) unknown.push(name);
      continue;
    }
    const [, part = '', digits = ''] = match;
    const number = Number(digits);
    const group = groups.get(number) ?? {};
    group[part] = value;
    groups.set(number, group);
  }
  return { groups, unknown };
}

function isValueOperator(text: string): text is ValueOperator {
  return valueOperators.includes(text);
}

/** A number of a row of filter parts that says nothing applicable is skipped, as an unset column of the grid is. */
function readFilter(number: number, parts: Parts): GridAFilter | string | null {
  const { filter_field: field, filter_op: operator = '', filter_val: value = '', filter_from_date_val: from = '', filter_to_date_val: to = '' } = parts;
  if (field === undefined || field === '') {
    return operator || value || from || to ? `filter_field_${number} is missing` : null;
  }
  if (operator === 'between' || (operator === '' && (from || to))) {
    if (!from && !to) return null;
    for (const [name, day] of [['from', from], ['to', to]] as const) {
      if (!v.is(dateSchema, day)) return `filter_${name}_date_val_${number} must be a date YYYY-MM-DD`;
    }
    return { field, operator: 'between', from, to };
  }
  if (operator === '') return value ? `filter_op_${number} is missing` : null;
  if (!isValueOperator(operator)) return `filter_op_${number} is not a known operator`;
  if (operator !== 'isEmpty' && value.trim() === '') return null;
  return { field, operator, value: value.trim() };
}

function readCount(name: string, text: string | undefined, min: number, max: number): number | string {
  const count = Number(text);
  const isFine = text !== undefined && /^\d{1,9}$/.test(text) && count >= min && count <= max;
  return isFine ? count : `${name} must be a whole number from ${min} to ${max}`;
}

function readDirection(name: string, text: string | undefined): Direction | null | { error: string } {
  const lower = (text ?? '').toLowerCase();
  if (lower === '') return null;
  return lower === 'asc' || lower === 'desc' ? lower : { error: `${name} must be asc or desc` };
}

function readQuery(query: Parts): { query: GridAQuery } | { errors: string[] } {
  const errors: string[] = [];
  const { groups, unknown } = groupByNumber(query);
  errors.push(...unknown.map((name) => `${name} is not a parameter of this call`));

  const isDownload = query.download === '1' || query.download === 'true';
  if (query.download !== undefined && !isDownload && !['', '0', 'false'].includes(query.download)) errors.push('download must be 1');
  const offset = readCount('offset', query.offset ?? '0', 0, 999_999_999);
  const limit = readCount('limit', query.limit ?? String(limits.outagePageSize), 1, limits.maxPageSize);
  const orderByType = readDirection('orderByType', query.orderByType);
  const defaultOrderByType = readDirection('defaultOrderByType', query.defaultOrderByType);
  for (const part of [offset, limit]) if (typeof part === 'string') errors.push(part);
  for (const part of [orderByType, defaultOrderByType]) if (typeof part === 'object' && part) errors.push(part.error);

  const filters: GridAFilter[] = [];
  const columns: { field: string; title: string }[] = [];
  for (const number of [...groups.keys()].sort((a, b) => a - b)) {
    const parts = groups.get(number) ?? {};
    const filter = readFilter(number, parts);
    if (typeof filter === 'string') errors.push(filter);
    else if (filter) filters.push(filter);
    if (parts.field !== undefined) columns.push({ field: parts.field, title: parts.title ?? parts.field });
    else if (parts.title !== undefined) errors.push(`field_${number} is missing`);
  }
  if (filters.length > maxFilters) errors.push(`at most ${maxFilters} filters`);
  if (columns.length > maxColumns) errors.push(`at most ${maxColumns} columns`);
  if (isDownload && columns.length === 0) errors.push('a download needs field_N for at least one column');

  if (errors.length > 0 || typeof offset === 'string' || typeof limit === 'string') return { errors };
  return {
    query: {
      offset,
      limit,
      orderBy: query.orderBy || null,
      orderByType: typeof orderByType === 'string' ? orderByType : null,
      defaultOrderBy: query.defaultOrderBy || null,
      defaultOrderByType: typeof defaultOrderByType === 'string' ? defaultOrderByType : null,
      filters,
      download: isDownload ? columns : null,
    },
  };
}

const gridAQuerySchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(500))),
  v.rawTransform(({ dataset, addIssue, NEVER }): GridAQuery => {
    const result = readQuery(dataset.value);
    if ('query' in result) return result.query;
    for (const message of result.errors) addIssue({ message });
    return NEVER;
  }),
);

function encodeGridAQuery(query: GridAQuery): Parts {
  const parts: Parts = { offset: String(query.offset), limit: String(query.limit) };
  for (const name of ['orderBy', 'orderByType', 'defaultOrderBy', 'defaultOrderByType'] as const) {
    const value = query[name];
    if (value !== null) parts[name] = value;
  }
  query.filters.forEach((filter, index) => {
    const number = index + 1;
    parts[`filter_field_${number}`] = filter.field;
    parts[`filter_op_${number}`] = filter.operator;
    if (filter.operator === 'between') {
      parts[`filter_from_date_val_${number}`] = filter.from;
      parts[`filter_to_date_val_${number}`] = filter.to;
    } else {
      parts[`filter_val_${number}`] = filter.value;
    }
  });
  if (query.download) {
    parts.download = '1';
    query.download.forEach(({ field, title }, index) => {
      parts[`field_${index + 1}`] = field;
      parts[`title_${index + 1}`] = title;
    });
  }
  return parts;
}

/** The query of a Grid A call: numbered parameters on the wire (section 7), one record inside the suite. */
export const gridAQuery = mapped(gridAQuerySchema, encodeGridAQuery);

/** The rows and the exact total of a Grid A call; `row` is the codec of one row. */
export function gridAResponse<const S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  row: S,
  encodeRow: (clean: v.InferOutput<S>) => v.InferInput<S>,
) {
  const schema = v.object({
    dataSource: v.array(row),
    totalRecords: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  });
  return mapped(schema, ({ dataSource, totalRecords }) => ({ dataSource: dataSource.map(encodeRow), totalRecords }));
}
