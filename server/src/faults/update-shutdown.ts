import {
  faultTypeLabels,
  faultTypes,
  faultTypesWithReasons,
  type ShutdownFaultType,
  shutdownFaultTypes,
} from 'shared-contracts/constant/fault-type';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { saveFaultType } from 'shared-contracts/endpoint/faults/save-fault-type';
import type { Annotation } from 'shared-contracts/entity/annotation';
import { validateShutdownDetail } from 'shared-contracts/rule/shutdown-detail';
import type { Database } from '../database/database';
import { refusal, refuseFaults } from '../http/refusal';
import { noDetail } from './annotation';
import type { OutageChange } from './change-outage';

type Body = EndpointInput<typeof saveFaultType>['body'];

/** Emergency or planned shutdown details of a manual outage. */
export function updateShutdown(body: Body): OutageChange {
  return {
    action: 'updateShutdown',
    outageId: body.outageId,
    version: body.version,
    apply: async ({ trx, outage, before }) => {
      refuseFaults(validateShutdownDetail(body, outage.category));
      const faultType = shutdownFaultTypes.find((code) => code === body.faultType);
      if (faultType === undefined) throw refusal('ruleBroken', 'shutdown.faultType', undefined, 'faultType');
      const detail = shutdownDetail(faultType, body);
      await requireReasonsOf(trx, faultType, detail.reasonIds);
      return { ...before, ...detail, faultType, outageTypeName: faultTypeLabels[faultType] };
    },
  };
}

/** Keeps only what belongs to the fault type: nothing else that was sent is recorded. */
export function shutdownDetail(faultType: ShutdownFaultType, body: Body): Annotation {
  const reasonIds = faultTypesWithReasons.some((code) => code === faultType)
    ? [...new Set(body.reasonIds)].toSorted((one, other) => one - other)
    : [];
  const lineClear = { lcTaken: 'Yes', lcNo: body.lcNo, lcEmpNo: body.lcEmpNo };
  if (faultType === faultTypes.plannedShutdown) return { ...noDetail, ...lineClear, reasonIds };
  if (faultType !== faultTypes.emergencyShutdown) return { ...noDetail, reasonIds };
  const { shutdownTakenBy, discomEmpNo, getcoEmpNo, otherMobile, otherName, lcTaken } = body;
  return {
    ...noDetail,
    reasonIds,
    shutdownTakenBy,
    ...(shutdownTakenBy === 'Discom Employee' && { discomEmpNo }),
    ...(shutdownTakenBy === 'Getco Employee' && { getcoEmpNo }),
    ...(shutdownTakenBy === 'Other' && { otherMobile, otherName }),
    ...(lcTaken === 'Yes' ? lineClear : { lcTaken }),
  };
}

/** A reason of another fault type, or of none, is no reason. */
async function requireReasonsOf(db: Database, faultType: number, reasonIds: readonly number[]): Promise<void> {
  if (reasonIds.length === 0) return;
  const known = await db.selectFrom('reason').select('id').where('fault_type', '=', faultType).where('id', 'in', reasonIds).execute();
  if (known.length !== reasonIds.length) throw refusal('ruleBroken', 'shutdown.reasonIds', undefined, 'reasonIds');
}
