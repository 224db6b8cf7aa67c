// When an open outage is expected to end, as a person sets it. A report counts again once it is newer.
import { limits } from 'shared-contracts/constant/limit';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { setEstimatedRestoration } from 'shared-contracts/endpoint/faults/set-estimated-restoration';
import type { Principal } from '../access/principal';
import { newestAuditEntry, recordAudit } from '../audit/audit-trail';
import { refusal } from '../http/refusal';
import { recordLiveChanges } from '../live/live-log';
import type { Services } from '../services/services';
import { auditSubjectOf, findOutage, lockOutage, startRange } from './outage-record';
import { sql } from 'kysely';

type Body = EndpointInput<typeof setEstimatedRestoration>['body'];

const aheadMs = limits.plannedAheadDays * 86_400_000;

export async function setEstimate({ db, now }: Pick<Services, 'db' | 'now'>, caller: Principal,
  { id, estimatedRestoration, reason, version }: Body): Promise<void> {
  const at = now();
  const estimate = estimatedRestoration === null ? null : new Date(estimatedRestoration);
  await db.transaction().execute(async (trx) => {
    const outage = await lockOutage(trx, caller, await findOutage(trx, caller, id));
    const subject = auditSubjectOf(id);
    if (version !== null && (await newestAuditEntry(trx, subject)) !== version) {
      throw refusal('changedMeanwhile', 'outage.changed');
    }
    if (outage.fault_end !== null) throw refusal('changedMeanwhile', 'outage.hasEnd');
    if (estimate && estimate <= outage.fault_start)
      throw refusal('ruleBroken', 'outage.estimateBeforeStart', undefined, 'estimatedRestoration');
    if (estimate && estimate.getTime() > at.getTime() + aheadMs)
      throw refusal('ruleBroken', 'outage.estimateTooFar', undefined, 'estimatedRestoration');
    const { from, to } = startRange(outage);
    await trx
      .updateTable('outage')
      .set({ estimated_restoration: estimate, estimate_set_at: at })
      .where('id', '=', id)
      .where('fault_start', '>=', from)
      .where('fault_start', '<', to)
      .execute();
    const before = { estimatedRestoration: outage.estimated_restoration?.toISOString() ?? null, reason: null };
    await recordAudit(trx, {
      ...subject,
      at,
      actor: caller,
      action: 'setEstimate',
      before,
      after: { estimatedRestoration: estimate?.toISOString() ?? null, reason },
    });
    const { rows } = await sql<{
      fault_start: string;
    }>`select fault_start::text from outage where id = ${id} and fault_start >= ${from} and fault_start < ${to}`.execute(trx);
    const faultStart = rows[0]?.fault_start ?? '';
    // Lists take it out and in again in one step.
    await recordLiveChanges(trx, [{ eventType: 0, outageId: id, faultStart }, { eventType: 1, outageId: id, faultStart }]);
  });
}
