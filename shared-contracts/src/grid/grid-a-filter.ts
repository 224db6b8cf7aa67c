import * as v from 'valibot';
import { dateSchema } from '../entity/moment';
import { partMessage } from '../fault/part-message';
import type { PartCode } from '../fault/part-texts';
import { rangeFault } from './range-order';

/** Filter operators of Grid A by column type (docs/product.md#filters). */
export const textOperators = ['=', 'startWith', 'contain', 'endWith', 'isEmpty', 'notEqualTo'] as const;
export const numberOperators = ['=', '<=', '>=', '!=', 'isEmpty'] as const;
export type TextOperator = (typeof textOperators)[number];
export type NumberOperator = (typeof numberOperators)[number];
export type ValueOperator = TextOperator | NumberOperator;

/** One filter of Grid A. `isEmpty` has the value `""`; a range holds both of its days, YYYY-MM-DD. */
export type GridAFilter =
  | { readonly field: string; readonly operator: ValueOperator; readonly value: string }
  | { readonly field: string; readonly operator: 'between'; readonly from: string; readonly to: string };

/**
 * A filter that is not filled in and applies nothing: no value, or not both days. The server
 * still checks its field, and its operator where there is one.
 */
export interface UnfilledFilter {
  readonly field: string;
  readonly operator: ValueOperator | 'between' | null;
}

/** What the parameters of one number say. */
type FilterReading =
  | { readonly kind: 'filter'; readonly filter: GridAFilter }
  | { readonly kind: 'unfilled'; readonly unfilled: UnfilledFilter }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'nothing' };

/** The parameters that share one number: `filter_field_3`, `filter_op_3` ... by their names without the number. */
export type NumberedParts = Readonly<Record<string, string>>;

const valueOperators: readonly string[] = [...textOperators, ...numberOperators];

function isValueOperator(text: string): text is ValueOperator {
  return valueOperators.includes(text);
}

const fault = (code: PartCode, part: string): FilterReading => ({ kind: 'fault', message: partMessage(code, { part }) });
const applied = (filter: GridAFilter): FilterReading => ({ kind: 'filter', filter });
const unfilled = (field: string, operator: UnfilledFilter['operator']): FilterReading => ({
  kind: 'unfilled',
  unfilled: { field, operator },
});

/** A range applies only when both days are given. */
function readRange(number: number, field: string, from: string, to: string): FilterReading {
  for (const [name, day] of [['from', from], ['to', to]] as const) {
    if (day && !v.is(dateSchema, day)) return fault('part.date', `filter_${name}_date_val_${number}`);
  }
  const backwards = from && to ? rangeFault('date', from, to) : null;
  if (backwards !== null) return { kind: 'fault', message: partMessage(backwards) };
  return from && to ? applied({ field, operator: 'between', from, to }) : unfilled(field, 'between');
}

/** The filter of one number. Dates belong to a range, a value to any other operator: both at once would be a guess. */
export function readFilter(number: number, parts: NumberedParts): FilterReading {
  const { filter_field: field = '', filter_op: operator = '', filter_val: value = '' } = parts;
  const { filter_from_date_val: from = '', filter_to_date_val: to = '' } = parts;
  const hasDate = from !== '' || to !== '';
  if (field === '') return operator || value || hasDate ? fault('part.missing', `filter_field_${number}`) : { kind: 'nothing' };
  if (operator === 'between' || (operator === '' && hasDate)) {
    return value ? fault('filter.range', `filter_val_${number}`) : readRange(number, field, from, to);
  }
  if (operator === '') return value ? fault('part.missing', `filter_op_${number}`) : unfilled(field, null);
  if (!isValueOperator(operator)) return fault('filter.operator', `filter_op_${number}`);
  if (hasDate) return fault('filter.between', `filter_op_${number}`);
  if (operator === 'isEmpty') return applied({ field, operator, value: '' });
  const text = value.trim();
  return text ? applied({ field, operator, value: text }) : unfilled(field, operator);
}

/** One parameter and its value. */
export type Pair = readonly [name: string, value: string];

/** The numbered parameters of a filter. */
export function encodeFilter(filter: GridAFilter, number: number): Pair[] {
  const common: Pair[] = [[`filter_field_${number}`, filter.field], [`filter_op_${number}`, filter.operator]];
  return filter.operator === 'between'
    ? [...common, [`filter_from_date_val_${number}`, filter.from], [`filter_to_date_val_${number}`, filter.to]]
    : [...common, [`filter_val_${number}`, filter.value]];
}

/** The numbered parameters of a filter that is not filled in. */
export function encodeUnfilled({ field, operator }: UnfilledFilter, number: number): Pair[] {
  return [[`filter_field_${number}`, field], ...(operator === null ? [] : [[`filter_op_${number}`, operator] as const])];
}
