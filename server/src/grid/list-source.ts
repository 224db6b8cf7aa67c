// A list over one table: what its rows are, and the two ways to read it, a page and a file. Offices
// are joined to the rows of the page only, unless a filter or the order looks at them.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import type { GridColumn } from './column';
import { allOf, conditionPredicate } from './condition';
import { type GridView, neededJoins, type OrderTerm, orderSql } from './view';

export interface ListColumn extends GridColumn {
  /** The clean name, which the row of a page bears. */
  readonly key: string;
  /** The value of the row on the wire. */
  readonly wire: RawBuilder<unknown>;
}

export interface ListSource {
  /** Its alias, in every expression, is `o`. */
  readonly table: string;
  readonly joins: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly columns: readonly ListColumn[];
  /** The order while none is asked for. */
  readonly defaultOrder: readonly OrderTerm[];
  /** The column that makes every order total. */
  readonly tieBreak: GridColumn;
}

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly total: number;
}

function joinSql({ joins }: ListSource, names: ReadonlySet<string>): RawBuilder<unknown> {
  return sql.join(Object.entries(joins).flatMap(([name, join]) => (names.has(name) ? [join] : [])), sql` `);
}

function orderOf({ defaultOrder, tieBreak }: ListSource, view: GridView): { terms: readonly OrderTerm[]; order: RawBuilder<unknown> } {
  const terms = view.order.length > 0 ? view.order : defaultOrder;
  return { terms, order: orderSql(terms, tieBreak) };
}

/** The page and the exact total in one round trip. `scope` says which rows the caller may see at all. */
export async function findListPage<Row>(
  db: Database,
  source: ListSource,
  scope: RawBuilder<boolean>,
  view: GridView,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ListPage<Row>> {
  const predicate = allOf([scope, ...view.conditions.map(conditionPredicate)]);
  const { terms, order } = orderOf(source, view);
  const table = sql`${sql.table(source.table)} o`;
  const counted = joinSql(source, neededJoins({ ...view, order: [] }));
  const found = joinSql(source, neededJoins({ ...view, order: terms }));
  const all = joinSql(source, new Set(Object.keys(source.joins)));
  const wireRow = sql.join(source.columns.map(({ key, wire }) => sql`${wire} as ${sql.id(key)}`));
  const { rows } = await sql<Row & { list_total: number; list_position: number | null }>`
    select t.list_total, p.* from (select count(*) as list_total from ${table} ${counted} where ${predicate}) t
    left join (
      select ${wireRow}, o.list_position from (
        select o.*, row_number() over (${order}) as list_position from ${table} ${found}
          where ${predicate} ${order} limit ${limit} offset ${offset}
      ) o ${all}
    ) p on true
    order by p.list_position`.execute(db);
  return {
    total: rows[0]?.list_total ?? 0,
    rows: rows.flatMap(({ list_total: _total, list_position: position, ...row }) => (position === null ? [] : [row as unknown as Row])),
  };
}

/** All rows of the view as cells that a person reads, in the order of the columns asked for. */
export function listCsvQuery(
  db: Database,
  source: ListSource,
  scope: RawBuilder<boolean>,
  view: GridView,
  columns: readonly ListColumn[],
): CompiledQuery {
  const { terms, order } = orderOf(source, view);
  const cells = sql.join(columns.map(({ csv, expression }, index) => sql`${csv ?? expression} as ${sql.id(`c${index}`)}`));
  const used = joinSql(source, new Set([...neededJoins({ ...view, order: terms }), ...columns.flatMap(({ joins }) => joins ?? [])]));
  const predicate = allOf([scope, ...view.conditions.map(conditionPredicate)]);
  return sql`select ${cells} from ${sql.table(source.table)} o ${used} where ${predicate} ${order}`.compile(db);
}
