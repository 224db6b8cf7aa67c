// Outages that still wait for their interruption category: the report and both counts look here.
import { type RawBuilder, sql } from 'kysely';
import { pendingOutageFields } from 'shared-contracts/entity/pending-outage';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { indianDate, indianTime } from '../grid/cell';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const start = sql.ref('o.fault_start');
const end = sql.ref('o.fault_end');
const columns = tableColumns(pendingOutageFields, { substation: 'office' }, {
  startDate: { expression: indianDate(start) },
  startTime: { expression: indianTime(start) },
  endDate: { expression: indianDate(end) },
  endTime: { expression: indianTime(end) },
});

export const pendingOutages: ListSource = {
  table: 'pending_outage',
  joins: { office: sql`left join organisation office on office.code = o.substation_code` },
  columns: Object.values(columns),
  defaultOrder: [{ column: { field: 'fault_start', type: 'moment', expression: start, isNullable: false }, direction: 'desc' }],
  tieBreak: columns.id,
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
