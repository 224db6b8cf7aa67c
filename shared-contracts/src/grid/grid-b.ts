import * as v from 'valibot';
import { limits } from '../constant/limit';
import { accepting, plain } from '../codec';

/** Column types of Grid B and the operators that fit each (section 5; list and boolean: interface.md section 3). */
const range = ['between', 'equals', 'does_not_equal', 'is_after', 'is_before', 'is_on_or_after', 'is_on_or_before', 'is_empty', 'is_not_empty'] as const;

export const gridBOperators = {
  string: ['contains', 'does_not_contain', 'equals', 'does_not_equal', 'starts_with', 'ends_with', 'is_empty', 'is_not_empty'],
  number: ['equals', 'does_not_equal', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal', 'is_empty', 'is_not_empty'],
  date: range,
  time: range,
  datetime: range,
  list: ['equals', 'does_not_equal', 'is_empty', 'is_not_empty'],
  boolean: ['equals'],
} as const;

export type GridBType = keyof typeof gridBOperators;
export type GridBOperator = (typeof gridBOperators)[GridBType][number];

export const gridBTypes = ['string', 'number', 'date', 'time', 'datetime', 'list', 'boolean'] as const satisfies readonly GridBType[];
const operatorNames = [...new Set(Object.values(gridBOperators).flat())];

/** Operators that need no value. */
export function isValueless(operator: GridBOperator): boolean {
  return operator === 'is_empty' || operator === 'is_not_empty';
}

const value = v.optional(v.nullable(v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()])), null);

/** A filter of Grid B (section 3). `id` is the client's own and means nothing to the server. */
export const gridBFilterSchema = v.strictObject({
  id: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  type: v.picklist(gridBTypes),
  field: v.string(),
  headerName: v.optional(v.nullable(v.string()), null),
  operator: v.picklist(operatorNames),
  value,
  fromValue: value,
  toValue: value,
});

export type GridBFilter = v.InferOutput<typeof gridBFilterSchema>;

const direction = v.union([v.picklist(['ASC', 'DESC']), v.literal('')]);

/** The body of a Grid B call, a page of rows or (download) a CSV file (section 7). */
export const gridBBody = accepting(
  v.strictObject({
    orderBy: v.optional(v.nullable(v.string()), null),
    order: v.optional(v.nullable(direction), null),
    filteredData: v.optional(v.nullable(v.pipe(v.array(gridBFilterSchema), v.maxLength(20)), []), []),
    offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.maxPageSize)), limits.gridBPageSize),
    download: v.optional(v.boolean(), false),
    downloadFields: v.optional(
      v.nullable(v.pipe(v.array(v.strictObject({ field: v.string(), headerName: v.string() })), v.maxLength(60))),
      null,
    ),
  }),
);

export type GridBQuery = v.InferOutput<(typeof gridBBody)['schema']>;

export function gridBResponse<const S extends v.BaseSchema<T, T, v.BaseIssue<unknown>>, T = v.InferOutput<S>>(row: S) {
  return plain(v.object({ data: v.array(row), total_records: v.pipe(v.number(), v.integer(), v.minValue(0)) }));
}
