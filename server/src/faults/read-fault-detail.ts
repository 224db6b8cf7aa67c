import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { getFaultDetail } from 'shared-contracts/endpoint/faults/get-fault-detail';
import type { Reason } from 'shared-contracts/entity/fault-detail';
import type { Principal } from '../access/principal';
import { newestAuditEntry } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { annotationOf } from './annotation';
import { auditSubjectOf, findDetail, findOutage } from './outage-record';
import { toWireMoment } from '../time/wire-moment';

export function reasonsOf(db: Database, faultType: number): Promise<Reason[]> {
  return db.selectFrom('reason').select(['id', 'name']).where('fault_type', '=', faultType).orderBy('id').execute();
}

async function reasonsById(db: Database, ids: readonly number[]): Promise<Reason[]> {
  return ids.length === 0 ? [] : db.selectFrom('reason').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute();
}

/** What is recorded about an outage, for the popups (docs/product.md#row-actions). */
export async function readFaultDetail(db: Database, caller: Principal, outageId: number): Promise<EndpointOutput<typeof getFaultDetail>> {
  // The version first: what is read after it is never older than it says.
  const version = await newestAuditEntry(db, auditSubjectOf(outageId));
  const outage = await findOutage(db, caller, outageId);
  const annotation = annotationOf(outage, await findDetail(db, outageId));
  return {
    detail: {
      ...annotation,
      version,
      category: outage.category,
      feederName: outage.feeder_name,
      faultStart: toWireMoment(outage.fault_start),
      takenByEmpNo: annotation.discomEmpNo ?? annotation.getcoEmpNo,
      reasons: await reasonsById(db, annotation.reasonIds),
    },
  };
}
