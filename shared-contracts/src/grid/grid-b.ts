import * as v from 'valibot';
import { accepting, type Codec, mapped, type Schema } from '../codec';
import { type GridBType, gridBTypes } from '../constant/column-type';
import { limits } from '../constant/limit';
import { dateSchema, offsetMomentSchema, requestTimeSchema } from '../entity/moment';
import { requestText } from '../entity/text';
import { partMessage } from '../fault/part-message';
import { rangeFault } from './range-order';

export { type GridBType, gridBTypes } from '../constant/column-type';

const range = [
  'between',
  'equals',
  'does_not_equal',
  'is_after',
  'is_before',
  'is_on_or_after',
  'is_on_or_before',
  'is_empty',
  'is_not_empty',
] as const;

/** Column types of Grid B and the operators that fit each (docs/product.md#lists). */
export const gridBOperators = {
  string: ['contains', 'does_not_contain', 'equals', 'does_not_equal', 'starts_with', 'ends_with', 'is_empty', 'is_not_empty'],
  number: ['equals', 'does_not_equal', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal', 'is_empty', 'is_not_empty'],
  date: range,
  time: range,
  datetime: range,
  list: ['equals', 'does_not_equal', 'is_empty', 'is_not_empty'],
  boolean: ['equals'],
} as const satisfies Record<GridBType, readonly string[]>;

export type GridBOperator = (typeof gridBOperators)[GridBType][number];

const operatorNames = [...new Set(Object.values(gridBOperators).flat())];

/** Operators that need no value. */
export function isValueless(operator: GridBOperator): boolean {
  return operator === 'is_empty' || operator === 'is_not_empty';
}

const value = v.optional(v.nullable(v.union([requestText(500), v.number(), v.boolean()])), null);
const numberValue = v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/))]);

/** What a value has to look like to be compared with a column of that type. */
const valueSchemas = {
  string: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  number: numberValue,
  date: dateSchema,
  time: requestTimeSchema,
  datetime: offsetMomentSchema,
  list: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  boolean: v.union([v.boolean(), v.picklist(['true', 'false'])]),
} satisfies Record<GridBType, Schema>;

const filterFields = v.strictObject({
  id: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  type: v.picklist(gridBTypes),
  field: requestText(100),
  headerName: v.optional(v.nullable(v.string()), null),
  operator: v.picklist(operatorNames),
  value,
  fromValue: value,
  toValue: value,
});

/** A filter that the server cannot apply is a 400: an operator that does not fit the type, a value that is none of it. */
function findFault({ type, operator, value, fromValue, toValue }: v.InferOutput<typeof filterFields>): string | null {
  const operators: readonly string[] = gridBOperators[type];
  if (!operators.includes(operator)) return partMessage('filter.operatorOfType', { operator, type });
  if (isValueless(operator)) return null;
  const needed = operator === 'between' ? [fromValue, toValue] : [value];
  if (!needed.every((given) => v.is(valueSchemas[type], given))) return partMessage('filter.valueOfType', { operator, type });
  const backwards = operator === 'between' ? rangeFault(type, String(fromValue), String(toValue)) : null;
  return backwards === null ? null : partMessage(backwards);
}

/** A filter of Grid B. `id` is the client's own and means nothing to the server. */
export const gridBFilterSchema = v.pipe(
  filterFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findFault(dataset.value) : null;
    if (fault !== null) addIssue({ message: fault });
  }),
);

export type GridBFilter = v.InferOutput<typeof gridBFilterSchema>;

/** Empty: the list's own order. */
const direction = v.picklist(['ASC', 'DESC', '']);

const downloadField = v.strictObject({ field: requestText(100), headerName: requestText(200) });

/** The body of a Grid B call, a page of rows or (download) a CSV file. */
export const gridBBody = accepting(
  v.pipe(
    v.strictObject({
      orderBy: v.optional(v.nullable(requestText(100)), null),
      order: v.optional(v.nullable(direction), null),
      filteredData: v.optional(v.nullable(v.pipe(v.array(gridBFilterSchema), v.maxLength(20)), []), []),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)), 0),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.maxPageSize)), limits.gridBPageSize),
      download: v.optional(v.boolean(), false),
      downloadFields: v.optional(v.nullable(v.pipe(v.array(downloadField), v.maxLength(60))), null),
    }),
    v.check(({ download, downloadFields }) => !download || Boolean(downloadFields?.length), 'a download needs downloadFields'),
  ),
);

/** What a Grid B asks for. */
export type GridBQuery = v.InferOutput<(typeof gridBBody)['schema']>;

/** The rows and the exact total of a Grid B call; `row` is the codec of one row. */
export function gridBResponse<const S extends Schema>(row: Codec<S>) {
  const schema = v.object({ data: v.array(row.schema), total_records: v.pipe(v.number(), v.integer(), v.minValue(0)) });
  return mapped(schema, ({ data, total_records }) => ({ data: data.map((clean) => row.encode(clean)), total_records }));
}
