import { type RawBuilder, sql } from 'kysely';
import type { OutageRow, outageRowSchema } from 'shared-contracts/entity/outage';
import type * as v from 'valibot';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { allOf, conditionPredicate } from '../grid/condition';
import { type GridView, neededJoins, orderSql } from '../grid/view';
import { type OutageColumn, outageColumns, outageTieBreak } from './outage-columns';

export interface OutagePage {
  readonly rows: OutageRow[];
  readonly total: number;
}

const joinSql = {
  d: sql`left join organisation d on d.code = o.subdivision_code`,
  g: sql`left join organisation g on g.code = o.substation_code`,
} as const;

function joins(names: ReadonlySet<string>): RawBuilder<unknown> {
  return sql.join(Object.entries(joinSql).flatMap(([name, join]) => (names.has(name) ? [join] : [])), sql` `);
}

function where(user: Principal['user'], { conditions }: GridView): RawBuilder<boolean> {
  return allOf([outageScope(user, 'o'), ...conditions.map(conditionPredicate)]);
}

const wireRow = sql.join(outageColumns.map(({ field, wire }) => sql`${wire} as ${sql.id(field)}`));
const allJoins = joins(new Set(Object.keys(joinSql)));

type WireRow = v.InferInput<typeof outageRowSchema>;

/**
 * The page and the exact total in one round trip. Offices are joined to the rows of the page only,
 * unless a filter or the order looks at them.
 */
export async function findOutagePage(db: Database, user: Principal['user'], view: GridView, page: { readonly offset: number; readonly limit: number }): Promise<OutagePage> {
  const predicate = where(user, view);
  const counted = joins(neededJoins({ ...view, order: [] }));
  const found = joins(neededJoins(view));
  const order = orderSql(view.order, outageTieBreak);
  const { rows } = await sql<WireRow & { total: number; position: number | null }>`
    select t.total, p.* from (select count(*) as total from outage o ${counted} where ${predicate}) t
    left join (
      select ${wireRow}, o.position from (
        select o.*, row_number() over (${order}) as position from outage o ${found} where ${predicate} ${order} limit ${page.limit} offset ${page.offset}
      ) o ${allJoins}
    ) p on true
    order by p.position`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _total, position, categor, ...row }) => (position === null ? [] : [{ ...row, category: categor }])),
  };
}

/** The rows of a download: cells as a person reads them, in the order of the columns asked for. */
export function outageCsvQuery(db: Database, user: Principal['user'], view: GridView, columns: readonly OutageColumn[]) {
  const cells = sql.join(columns.map(({ csv, expression }, index) => sql`${csv ?? expression} as ${sql.id(`c${index}`)}`));
  const used = new Set([...neededJoins(view), ...columns.flatMap((column) => column.joins ?? [])]);
  return sql`select ${cells} from outage o ${joins(used)} where ${where(user, view)} ${orderSql(view.order, outageTieBreak)}`.compile(db);
}
