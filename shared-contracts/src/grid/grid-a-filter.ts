import * as v from 'valibot';
import { dateSchema } from '../entity/moment';

/** Filter operators of Grid A by column type (section 5). */
export const textOperators = ['=', 'startWith', 'contain', 'endWith', 'isEmpty', 'notEqualTo'] as const;
export const numberOperators = ['=', '<=', '>=', '!=', 'isEmpty'] as const;
export type TextOperator = (typeof textOperators)[number];
export type NumberOperator = (typeof numberOperators)[number];
export type ValueOperator = TextOperator | NumberOperator;

/** One filter of Grid A. `isEmpty` has the value `""`; a range holds both of its days, YYYY-MM-DD. */
export type GridAFilter =
  | { readonly field: string; readonly operator: ValueOperator; readonly value: string }
  | { readonly field: string; readonly operator: 'between'; readonly from: string; readonly to: string };

/** The parameters that share one number: `filter_field_3`, `filter_op_3` ... by their names without the number. */
export type NumberedParts = Readonly<Record<string, string>>;

const valueOperators: readonly string[] = [...textOperators, ...numberOperators];

function isValueOperator(text: string): text is ValueOperator {
  return valueOperators.includes(text);
}

/** A range applies only when both days are given (section 5). */
function readRange(number: number, field: string, from: string, to: string): GridAFilter | string | null {
  for (const [name, day] of [['from', from], ['to', to]] as const) {
    if (day && !v.is(dateSchema, day)) return `filter_${name}_date_val_${number} must be a date YYYY-MM-DD`;
  }
  return from && to ? { field, operator: 'between', from, to } : null;
}

/** The filter, a message about what is wrong with it, or null: a filter that is not filled in applies nothing (section 4). */
export function readFilter(number: number, parts: NumberedParts): GridAFilter | string | null {
  const { filter_field: field = '', filter_op: operator = '', filter_val: value = '' } = parts;
  const { filter_from_date_val: from = '', filter_to_date_val: to = '' } = parts;
  if (field === '') return operator || value || from || to ? `filter_field_${number} is missing` : null;
  if (operator === 'between' || (operator === '' && (from || to))) return readRange(number, field, from, to);
  if (operator === '') return value ? `filter_op_${number} is missing` : null;
  if (!isValueOperator(operator)) return `filter_op_${number} is not a known operator`;
  if (operator === 'isEmpty') return { field, operator, value: '' };
  const text = value.trim();
  return text ? { field, operator, value: text } : null;
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
