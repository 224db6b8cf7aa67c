// Outages that still wait for their interruption category: the report and both counts look here.
import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayOfMomentColumn, integerColumn, textColumn, timeOfMomentColumn } from '../grid/list-column';
import type { ListSource } from '../grid/list-source';

const start = sql.ref('o.fault_start');
const end = sql.ref('o.fault_end');
const office = { isNullable: true, joins: ['office'] };
const id = integerColumn('id', 'o.id');

export const pendingOutages: ListSource = {
  table: 'pending_outage',
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

/** Of the caller's organisation. What is pending, and since when, is said where the table is made (migration 0013). */
export function pendingScope(user: Principal['user']): RawBuilder<boolean> {
  return outageScope(user, 'o');
}

/** How many the report lists for this user. */
export async function countPendingOutages(db: Database, user: Principal['user']): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pending_outage o where ${pendingScope(user)}`.execute(db);
  return rows[0]?.count ?? 0;
}
