import { type Selectable, type SelectQueryBuilder } from 'kysely';
import { durationClassOf } from 'shared-contracts/rule/duration-class';
import type { OutageState } from 'shared-contracts/rule/row-action';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { AuditSubject } from '../audit/audit-trail';
import type { Database } from '../database/database';
import type { FaultDetailTable, OutageTable, Schema } from '../database/schema';
import { refusal } from '../http/refusal';

export type OutageRecord = Selectable<OutageTable>;

/** How the audit trail names an outage. */
export function auditSubjectOf(outageId: number): AuditSubject {
  return { subject: 'outage', subjectId: String(outageId) };
}

type OutageQuery = SelectQueryBuilder<Schema & { o: OutageTable }, 'o', OutageRecord>;

/** An outage of the caller's organization; anything else is not found, whether it exists or not. */
export async function findOutage(
  db: Database,
  { user }: Principal,
  outageId: number,
  refine: (query: OutageQuery) => OutageQuery = (query) => query,
): Promise<OutageRecord> {
  const query = db.selectFrom('outage as o').selectAll('o').where('o.id', '=', outageId).where(outageScope(user, 'o'));
  const outage = await refine(query).executeTakeFirst();
  if (!outage) throw refusal('notFound', 'outage.notFound');
  return outage;
}

/**
 * Where to look for a row whose start is known: one partition instead of all. The database counts
 * microseconds, a Date milliseconds.
 */
export function startRange({ fault_start: start }: OutageRecord): { readonly from: Date; readonly to: Date } {
  return { from: start, to: new Date(start.getTime() + 1) };
}

/** The same row again, held until the end of the transaction. */
export function lockOutage(trx: Database, caller: Principal, outage: OutageRecord): Promise<OutageRecord> {
  const { from, to } = startRange(outage);
  return findOutage(trx, caller, outage.id, (query) =>
    query.where('o.fault_start', '>=', from).where('o.fault_start', '<', to).forUpdate(),
  );
}

export function findDetail(db: Database, outageId: number): Promise<Selectable<FaultDetailTable> | undefined> {
  return db.selectFrom('fault_detail').selectAll().where('outage_id', '=', outageId).executeTakeFirst();
}

/** What eligibility looks at. */
export function stateOf(outage: OutageRecord): OutageState {
  const { fault_start: start, fault_end: end } = outage;
  return {
    interruptionType: outage.interruption_type,
    faultType: outage.fault_type,
    hasEnd: end !== null,
    durationClass: durationClassOf(end && end.getTime() - start.getTime()),
  };
}
