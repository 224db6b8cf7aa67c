// Grid A's query, as the contracts parsed it, against the columns that the call knows.
import type { KnownFault } from 'shared-contracts/english/catalogue';
import type { GridAFilter, GridAQuery, UnfilledFilter, ValueOperator } from 'shared-contracts/grid/grid-a';
import { numberOperators, textOperators } from 'shared-contracts/grid/grid-a';
import type { Columns, GridColumn } from './column';
import type { Condition, Operator } from './condition';
import { dayEnd, dayStart } from '../time/indian-day';
import { type OrderTerm, type Reading, type ReadView, viewFault } from './view';

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
function misfit({ type }: GridColumn, { field, operator }: GridAFilter | UnfilledFilter): KnownFault | null {
  return operator === null || operatorsOf[type]?.includes(operator)
    ? null
    : viewFault('filter.operatorOfColumn', field, { operator });
}

function readFilter(column: GridColumn, filter: GridAFilter): Reading {
  const fault = misfit(column, filter);
  if (fault !== null) return { fault };
  if (filter.operator === 'between') {
    return {
      conditions: [
        { column, operator: 'atLeast', value: dayStart(filter.from) },
        { column, operator: 'below', value: dayEnd(filter.to) },
      ],
    };
  }
  const operator = operatorNames[filter.operator];
  if (column.type !== 'number' || operator === 'isEmpty') return { conditions: [{ column, operator, value: filter.value }] };
  if (!plainNumber.test(filter.value)) return { fault: viewFault('filter.number', filter.field) };
  return { conditions: [{ column, operator, value: Number(filter.value) }] };
}

/** Reads filters and order; what it does not know is an error, never ignored. */
export function readGridA(query: GridAQuery, columns: Columns): ReadView {
  const faults: KnownFault[] = [];
  const conditions: Condition[] = [];
  for (const filter of query.filters) {
    const column = columns.get(filter.field);
    const read = column ? readFilter(column, filter) : { fault: viewFault('filter.column', filter.field) };
    if ('fault' in read) faults.push(read.fault);
    else conditions.push(...read.conditions);
  }
  for (const filter of query.unfilled ?? []) {
    const column = columns.get(filter.field);
    const fault = column ? misfit(column, filter) : viewFault('filter.column', filter.field);
    if (fault !== null) faults.push(fault);
  }

  const order: OrderTerm[] = [];
  for (const [field, direction] of [[query.orderBy, query.orderByType], [query.defaultOrderBy, query.defaultOrderByType]] as const) {
    if (field === null) continue;
    const column = columns.get(field);
    if (!column) faults.push(viewFault('filter.column', field));
    else if (!order.some((term) => term.column === column)) order.push({ column, direction: direction ?? 'asc' });
  }
  for (const { field } of query.download ?? []) if (!columns.has(field)) faults.push(viewFault('filter.column', field));

  return faults.length > 0 ? { ok: false, faults } : { ok: true, view: { conditions, order } };
}
