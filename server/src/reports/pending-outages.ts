// Outages that still wait for their interruption category: the report and both counts look here.
import { type RawBuilder, sql } from 'kysely';
import { protectionInterruption } from 'shared-contracts/constant/fault-type';
import { limits } from 'shared-contracts/constant/limit';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayStart } from '../grid/indian-day';
import { dayOfMomentColumn, integerColumn, textColumn, timeOfMomentColumn } from '../grid/list-column';
import type { ListSource } from '../grid/list-source';

const start = sql.ref('o.fault_start');
const end = sql.ref('o.fault_end');
const office = { isNullable: true, joins: ['office'] };
const id = integerColumn('id', 'o.id');

export const pendingOutages: ListSource = {
  table: 'outage',
  joins: { office: sql`left join organisation office on office.code = o.substation_code` },
  columns: [
    id,
    textColumn('feeder_id', 'o.feeder_id'),
    textColumn('feeder_name', 'o.feeder_name'),
    textColumn('substation_name', 'office.substation_name', office),
    textColumn('circle_name', 'office.circle_name', office),
    textColumn('division_name', 'office.division_name', office),
    dayOfMomentColumn('fault_start_date', start),
    timeOfMomentColumn('fault_start_time', start),
    dayOfMomentColumn('fault_end_date', end, { isNullable: true }),
    timeOfMomentColumn('fault_end_time', end, { isNullable: true }),
  ],
  defaultOrder: [{ column: { field: 'fault_start', type: 'moment', expression: start, isNullable: false }, direction: 'desc' }],
  tieBreak: id,
};

/** Pending since 2023-12-01, not Protection, in the caller's organisation. Literals, so that the partial index serves. */
export function pendingScope(user: Principal['user']): RawBuilder<boolean> {
  const since = sql.lit(dayStart(limits.pendingSince));
  return sql`${outageScope(user, 'o')} and o.interruption_type <> ${sql.lit(protectionInterruption)} and o.outage_type_name is null and o.fault_start >= ${since}::timestamptz`;
}

/** How many the report lists for this user. */
export async function countPendingOutages(db: Database, user: Principal['user']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from outage o where ${pendingScope(user)}`.execute(db);
  return rows[0]?.count ?? 0;
}
