// Grid B's payload, as the contracts parsed it, against the columns that the call knows.
import type { KnownFault } from 'shared-contracts/english/catalogue';
import { type GridBFilter, type GridBOperator, type GridBQuery, type GridBType, isValueless } from 'shared-contracts/grid/grid-b';
import type { Columns, ColumnType, GridColumn } from './column';
import type { Condition, Operator } from './condition';
import { type OrderTerm, type Reading, type ReadView, viewFault } from './view';

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

function readFilter(column: GridColumn, { field, type, operator, value, fromValue, toValue }: GridBFilter): Reading {
  if (!claimable[column.type].includes(type)) return { fault: viewFault('filter.type', field, { type }) };
  if (operator === 'between') {
    const [from, to] = [readValue(column, fromValue), readValue(column, toValue)];
    if (from === null || to === null) return { fault: viewFault('filter.bothEnds', field) };
    return {
      conditions: [
        { column, operator: 'atLeast', value: from },
        { column, operator: 'atMost', value: to },
      ],
    };
  }
  const read = isValueless(operator) ? '' : readValue(column, value);
  if (read === null) return { fault: viewFault('filter.value', field, { operator }) };
  return { conditions: [{ column, operator: operatorNames[operator], value: read }] };
}

/** Reads filters and order; what it does not know is an error, never ignored. */
export function readGridB({ filteredData, orderBy, order, downloadFields }: GridBQuery, columns: Columns): ReadView {
  const faults: KnownFault[] = [];
  const conditions: Condition[] = [];
  for (const filter of filteredData ?? []) {
    const column = columns.get(filter.field);
    const read = column ? readFilter(column, filter) : { fault: viewFault('filter.column', filter.field) };
    if ('fault' in read) faults.push(read.fault);
    else conditions.push(...read.conditions);
  }

  const terms: OrderTerm[] = [];
  if (orderBy !== null && orderBy !== '') {
    const column = columns.get(orderBy);
    if (column) terms.push({ column, direction: order === 'DESC' ? 'desc' : 'asc' });
    else faults.push(viewFault('filter.column', orderBy));
  }
  for (const { field } of downloadFields ?? []) if (!columns.has(field)) faults.push(viewFault('filter.column', field));

  return faults.length > 0 ? { ok: false, faults } : { ok: true, view: { conditions, order: terms } };
}
