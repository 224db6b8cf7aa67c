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

/** What is recorded about an outage, for the popups (section 3). */
export async function readFaultDetail(db: Database, caller: Principal, outageId: number): Promise<EndpointOutput<typeof getFaultDetail>> {
  // The version first: what is read after it is never older than it says.
  const version = await newestAuditEntry(db, auditSubjectOf(outageId));
  const outage = await findOutage(db, caller, outageId);
  const annotation = annotationOf(outage, await findDetail(db, outageId));
  return {
    detail: {
      version,
      category: outage.category,
      feeder_name: outage.feeder_name,
      fault_start_datetime: toWireMoment(outage.fault_start),
      fault_type: annotation.faultType,
      shutdown_taken_by: annotation.shutdownTakenBy,
      shutdown_taken_by_emp_no: annotation.discomEmpNo ?? annotation.getcoEmpNo,
      lc_taken: annotation.lcTaken,
      lc_no: annotation.lcNo,
      lc_taken_by: annotation.lcEmpNo,
      shutdown_taken_by_other_mobile: annotation.otherMobile,
      shutdown_taken_by_other_name: annotation.otherName,
      reasons: await reasonsById(db, annotation.reasonIds),
      relay_flag: annotation.relayFlag,
      broken_conductor: annotation.brokenConductor,
      phase: annotation.phase,
      ka_lr: annotation.faultCurrentR,
      ka_ly: annotation.faultCurrentY,
      ka_lb: annotation.faultCurrentB,
      ka_lg: annotation.faultCurrentG,
      ka_ln: annotation.faultCurrentN,
    },
  };
}
