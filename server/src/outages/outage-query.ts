import { type RawBuilder, sql } from 'kysely';
import type { OutageRow } from 'shared-contracts/entity/outage';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { allOf, conditionPredicate } from '../grid/condition';
import type { ListColumn } from '../grid/list-source';
import { type GridView, neededJoins, orderSql } from '../grid/view';
import { outageColumns, outageTieBreak } from './outage-columns';
import { neverSealed, sealedUntil, totalByDays } from './outage-total';

export interface OutagePage {
  readonly rows: OutageRow[];
  readonly total: number;
  /** The day up to which outages are counted by the day: the next call may rely on it. */
  readonly sealed: string;
}

interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  /** As an earlier page or `findSealedUntil` said. */
  readonly sealed: string;
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

const wireRow = sql.join(outageColumns.map(({ key, wire }) => sql`${wire} as ${sql.id(key)}`));
const allJoins = joins(new Set(Object.keys(joinSql)));

/**
 * The page and the exact total in one round trip. Offices are joined to the rows of the page only,
 * unless a filter or the order looks at them.
 */
export async function findOutagePage(db: Database, user: Principal['user'], view: GridView, page: PageRequest): Promise<OutagePage> {
  const predicate = where(user, view);
  const counted = joins(neededJoins({ ...view, order: [] }));
  const found = joins(neededJoins(view));
  const order = orderSql(view.order, outageTieBreak);
  const total = totalByDays(user, view, page.sealed) ?? sql<number>`(select count(*) from outage o ${counted} where ${predicate})`;
  const { rows } = await sql<OutageRow & { total: number; sealed: string | null; position: number | null }>`
    select t.total, t.sealed, p.* from (select ${total} as total, ${sealedUntil} as sealed) t
    left join (
      select ${wireRow}, o.position from (
        select o.*, row_number() over (${order}) as position from outage o ${found}
          where ${predicate} ${order} limit ${page.limit} offset ${page.offset}
      ) o ${allJoins}
    ) p on true
    order by p.position`.execute(db);
  const [first] = rows;
  const sealed = first?.sealed ?? neverSealed;
  // What was counted has been thrown away: a database that was emptied and filled again.
  if (sealed < page.sealed && page.sealed !== neverSealed) return findOutagePage(db, user, view, { ...page, sealed });
  return {
    total: first?.total ?? 0,
    sealed,
    rows: rows.flatMap(({ total: _total, sealed: _sealed, position, ...row }) => (position === null ? [] : [row])),
  };
}

/** One row as the list shows it, without scope; its start lies in [from, to). */
export async function findOutageRow(db: Database, id: number, { from, to }: { readonly from: Date; readonly to: Date }) {
  const { rows } = await sql<OutageRow>`
    select ${wireRow} from outage o ${allJoins} where o.id = ${id} and o.fault_start >= ${from} and o.fault_start < ${to}`.execute(db);
  return rows[0];
}

/** The rows of a download: cells as a person reads them, in the order of the columns asked for. */
export function outageCsvQuery(db: Database, user: Principal['user'], view: GridView, columns: readonly ListColumn[]) {
  const cells = sql.join(columns.map(({ csv, expression }, index) => sql`${csv ?? expression} as ${sql.id(`c${index}`)}`));
  const used = new Set([...neededJoins(view), ...columns.flatMap((column) => column.joins ?? [])]);
  return sql`select ${cells} from outage o ${joins(used)} where ${where(user, view)} ${orderSql(view.order, outageTieBreak)}`.compile(db);
}
