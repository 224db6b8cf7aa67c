// The one way in which an outage is annotated. The route has asked for permission. Scope comes first here. Under the
// row's lock follow three questions: was somebody faster, is the action allowed, is the input right? The change and
// its audit entry follow. All of it is one transaction, so a refusal leaves nothing behind.
import { type Transaction, sql } from 'kysely';
import { actionRefusal, type RowAction } from 'shared-contracts/rule/row-action';
import type { Principal } from '../access/principal';
import { newestAuditEntry, recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { annotationOf, detailColumns, isRecorded, type OutageAnnotation } from './annotation';
import { auditSubjectOf, findDetail, findOutage, lockOutage, type OutageRecord, startRange, stateOf } from './outage-record';

/** What a change works with: the locked row and the one moment of the whole change. */
export interface ChangeContext {
  readonly trx: Transaction<Schema>;
  readonly outage: OutageRecord;
  readonly before: OutageAnnotation;
  readonly now: Date;
}

export interface OutageChange {
  readonly action: RowAction;
  readonly outageId: number;
  /** The recorded state that the caller started from, where they say so (`recordVersion` of the contracts). */
  readonly version?: number | null | undefined;
  /** What is recorded afterwards; throws a refusal when the input breaks a rule. */
  readonly apply: (context: ChangeContext) => OutageAnnotation | Promise<OutageAnnotation>;
  /** What else has to happen in the same transaction. */
  readonly afterwards?: (context: ChangeContext) => Promise<void>;
}

export async function changeOutage({ db, now }: Services, caller: Principal, change: OutageChange): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subject = auditSubjectOf(change.outageId);
    const found = await findOutage(trx, caller, change.outageId);
    // Two callers who name no version have both seen this one: the later of them finds a newer one under the lock.
    const seen = change.version ?? (await newestAuditEntry(trx, subject));

    const outage = await lockOutage(trx, caller, found);
    const forbidden = actionRefusal(change.action, stateOf(outage));
    if (forbidden?.reason === 'done') throw refusal('changedMeanwhile', forbidden.code);
    if ((await newestAuditEntry(trx, subject)) !== seen) throw refusal('changedMeanwhile', 'outage.changed');
    if (forbidden) throw refusal('ruleBroken', forbidden.code);

    const before = annotationOf(outage, await findDetail(trx, outage.id));
    if (change.version === null && isRecorded(before)) throw refusal('changedMeanwhile', 'outage.unread');
    const context = { trx, outage, before, now: now() };
    const after = await change.apply(context);
    await write(trx, outage, after);
    await recordAudit(trx, {
      ...subject,
      at: context.now,
      actor: caller,
      action: change.action,
      before: { ...before },
      after: { ...after },
    });
    await change.afterwards?.(context);
  });
}

async function write(trx: Transaction<Schema>, outage: OutageRecord, after: OutageAnnotation): Promise<void> {
  const { from, to } = startRange(outage);
  await trx
    .updateTable('outage')
    .set({
      interruption_type: after.interruptionType,
      fault_type: after.faultType,
      outage_type_name: after.outageTypeName,
      fault_end: sql<string | null>`outage_end(fault_start, ${after.faultEnd}::timestamptz)`,
    })
    .where('id', '=', outage.id)
    .where('fault_start', '>=', from)
    .where('fault_start', '<', to)
    .execute();
  const columns = detailColumns(after);
  await trx
    .insertInto('fault_detail')
    .values({ outage_id: outage.id, ...columns })
    .onConflict((conflict) => conflict.column('outage_id').doUpdateSet(columns))
    .execute();
}
