import { type RawBuilder, sql } from 'kysely';
import type { KnownFault } from 'shared-contracts/english/catalogue';
import type { FaultValues } from 'shared-contracts/fault/fault';
import type { PartCode } from 'shared-contracts/fault/part-texts';
import type { Condition } from './condition';
import type { GridColumn } from './column';

/** What a grid asks for, whichever grid it is: conditions, an order, and (beside it) a page or a file. */
export interface GridView {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
}

export interface OrderTerm {
  readonly column: GridColumn;
  readonly direction: 'asc' | 'desc';
}

/** What one filter comes to. */
export type Reading = { readonly conditions: readonly Condition[] } | { readonly fault: KnownFault };

export type ReadView = { readonly ok: true; readonly view: GridView } | { readonly ok: false; readonly faults: readonly KnownFault[] };

/** What is wrong with what a list is asked for; `part` is the field of a column. */
export function viewFault(code: PartCode, part: string, values: FaultValues = {}): KnownFault {
  return { field: null, code, values: { part, ...values } };
}

/** Text sorts by code point on every server, whatever its locale; empty cells come last. */
function orderExpression({ column, direction }: OrderTerm): RawBuilder<unknown> {
  const collation = column.type === 'text' || column.type === 'list' ? sql` collate "C"` : sql``;
  const nulls = column.isNullable ? sql` nulls last` : sql``;
  return sql`${column.expression}${collation} ${direction === 'asc' ? sql`asc` : sql`desc`}${nulls}`;
}

/** The order, made total by the newest record first. */
export function orderSql(order: readonly OrderTerm[], tieBreak: GridColumn): RawBuilder<unknown> {
  const terms = order.some(({ column }) => column.field === tieBreak.field)
    ? order
    : [...order, { column: tieBreak, direction: 'desc' as const }];
  return sql`order by ${sql.join(terms.map(orderExpression))}`;
}

/** The joins that conditions and order look at: only these take part in counting and finding the page. */
export function neededJoins({ conditions, order }: GridView): ReadonlySet<string> {
  return new Set([...conditions, ...order].flatMap(({ column }) => column.joins ?? []));
}
