// Grid A's query, as the contracts parsed it, against the columns that the call knows.
import type { GridAFilter, GridAQuery, UnfilledFilter, ValueOperator } from 'shared-contracts/grid/grid-a';
import { numberOperators, textOperators } from 'shared-contracts/grid/grid-a';
import type { Columns, GridColumn } from './column';
import type { Condition, Operator } from './condition';
import { dayEnd, dayStart } from '../time/indian-day';
import type { OrderTerm, ReadView } from './view';

const operatorNames: Readonly<Record<ValueOperator, Operator>> = {
  '=': 'equals',
  notEqualTo: 'differs',
  '!=': 'differs',
  startWith: 'startsWith',
  contain: 'contains',
  endWith: 'endsWith',
  isEmpty: 'isEmpty',
  '<=': 'atMost',
  '>=': 'atLeast',
};

const operatorsOf: Partial<Record<GridColumn['type'], readonly string[]>> = {
  text: textOperators,
  number: numberOperators,
  moment: ['between', 'isEmpty'],
};
const plainNumber = /^-?\d{1,15}(\.\d{1,6})?$/;

/** What is wrong with the operator on that column, null when it fits. */
function misfit({ type }: GridColumn, { field, operator }: GridAFilter | UnfilledFilter): string | null {
  return operator === null || operatorsOf[type]?.includes(operator) ? null : `${operator} does not fit the column ${field}`;
}

function readFilter(column: GridColumn, filter: GridAFilter): readonly Condition[] | string {
  const fault = misfit(column, filter);
  if (fault !== null) return fault;
  if (filter.operator === 'between') {
    return [
      { column, operator: 'atLeast', value: dayStart(filter.from) },
      { column, operator: 'below', value: dayEnd(filter.to) },
    ];
  }
  const operator = operatorNames[filter.operator];
  if (column.type !== 'number' || operator === 'isEmpty') return [{ column, operator, value: filter.value }];
  if (!plainNumber.test(filter.value)) return `the value of ${filter.field} must be a number`;
  return [{ column, operator, value: Number(filter.value) }];
}

/** Reads filters and order; what it does not know is an error, never ignored. */
export function readGridA(query: GridAQuery, columns: Columns): ReadView {
  const errors: string[] = [];
  const conditions: Condition[] = [];
  for (const filter of query.filters) {
    const column = columns.get(filter.field);
    const read = column ? readFilter(column, filter) : `${filter.field} is not a column of this list`;
    if (typeof read === 'string') errors.push(read);
    else conditions.push(...read);
  }
  for (const filter of query.unfilled ?? []) {
    const column = columns.get(filter.field);
    const fault = column ? misfit(column, filter) : `${filter.field} is not a column of this list`;
    if (fault !== null) errors.push(fault);
  }

  const order: OrderTerm[] = [];
  for (const [field, direction] of [[query.orderBy, query.orderByType], [query.defaultOrderBy, query.defaultOrderByType]] as const) {
    if (field === null) continue;
    const column = columns.get(field);
    if (!column) errors.push(`${field} is not a column of this list`);
    else if (!order.some((term) => term.column === column)) order.push({ column, direction: direction ?? 'asc' });
  }
  for (const { field } of query.download ?? []) if (!columns.has(field)) errors.push(`${field} is not a column of this list`);

  return errors.length > 0 ? { ok: false, errors } : { ok: true, view: { conditions, order } };
}
