// Grid B's payload, as the contracts parsed it, against the columns that the call knows.
import { type GridBFilter, type GridBOperator, type GridBQuery, type GridBType, isValueless } from 'shared-contracts/grid/grid-b';
import type { Columns, ColumnType, GridColumn } from './column';
import type { Condition, Operator } from './condition';
import type { OrderTerm, ReadView } from './view';

const operatorNames: Readonly<Record<Exclude<GridBOperator, 'between'>, Operator>> = {
  contains: 'contains',
  does_not_contain: 'lacks',
  equals: 'equals',
  does_not_equal: 'differs',
  starts_with: 'startsWith',
  ends_with: 'endsWith',
  is_empty: 'isEmpty',
  is_not_empty: 'hasValue',
  greater_than: 'above',
  greater_than_equal: 'atLeast',
  less_than: 'below',
  less_than_equal: 'atMost',
  is_after: 'above',
  is_before: 'below',
  is_on_or_after: 'atLeast',
  is_on_or_before: 'atMost',
};

/**
 * The types that a filter may claim for a column. A list of choices is a text or a number underneath, and a client may
 * offer either as the other. The contracts have checked that operator and value fit the claimed type.
 */
const claimable: Readonly<Record<ColumnType, readonly GridBType[]>> = {
  text: ['string', 'list'],
  list: ['list', 'string'],
  number: ['number', 'list'],
  date: ['date'],
  time: ['time'],
  moment: ['datetime'],
  boolean: ['boolean'],
};

const plainNumber = /^\s*-?\d{1,15}(\.\d{1,6})?\s*$/;

type Value = Condition['value'];

function readValue({ type }: GridColumn, value: GridBFilter['value']): Value | null {
  if (value === null) return null;
  if (type === 'boolean') return String(value) === 'true';
  // ISO 8601 has a year 0, PostgreSQL has none.
  if ((type === 'date' || type === 'moment') && String(value).startsWith('0000')) return null;
  if (type !== 'number') return String(value);
  return typeof value === 'number' || plainNumber.test(String(value)) ? Number(value) : null;
}

function readFilter(column: GridColumn, { field, type, operator, value, fromValue, toValue }: GridBFilter): readonly Condition[] | string {
  if (!claimable[column.type].includes(type)) return `${field} is not a column of type ${type}`;
  if (operator === 'between') {
    const [from, to] = [readValue(column, fromValue), readValue(column, toValue)];
    if (from === null || to === null) return `between needs both ends of ${field}`;
    return [
      { column, operator: 'atLeast', value: from },
      { column, operator: 'atMost', value: to },
    ];
  }
  const read = isValueless(operator) ? '' : readValue(column, value);
  if (read === null) return `${operator} does not fit the value of ${field}`;
  return [{ column, operator: operatorNames[operator], value: read }];
}

/** Reads filters and order; what it does not know is an error, never ignored. */
export function readGridB({ filteredData, orderBy, order, downloadFields }: GridBQuery, columns: Columns): ReadView {
  const errors: string[] = [];
  const conditions: Condition[] = [];
  for (const filter of filteredData ?? []) {
    const column = columns.get(filter.field);
    const read = column ? readFilter(column, filter) : `${filter.field} is not a column of this list`;
    if (typeof read === 'string') errors.push(read);
    else conditions.push(...read);
  }

  const terms: OrderTerm[] = [];
  if (orderBy !== null && orderBy !== '') {
    const column = columns.get(orderBy);
    if (column) terms.push({ column, direction: order === 'DESC' ? 'desc' : 'asc' });
    else errors.push(`${orderBy} is not a column of this list`);
  }
  for (const { field } of downloadFields ?? []) if (!columns.has(field)) errors.push(`${field} is not a column of this list`);

  return errors.length > 0 ? { ok: false, errors } : { ok: true, view: { conditions, order: terms } };
}
