import { faultTypeLabels, faultTypes, faultTypesWithReasons, type ShutdownFaultType, shutdownFaultTypes } from 'shared-contracts/constant/fault-type';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { saveFaultType } from 'shared-contracts/endpoint/faults/save-fault-type';
import { shutdownMessages, validateShutdownDetail } from 'shared-contracts/rule/shutdown-detail';
import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import { noDetail, type OutageAnnotation } from './annotation';
import type { OutageChange } from './change-outage';

type Body = EndpointInput<typeof saveFaultType>['body'];
type Detail = Omit<OutageAnnotation, 'interruptionType' | 'faultType' | 'outageTypeName' | 'faultEnd'>;

/** Emergency or planned shutdown details of a manual outage. */
export function updateShutdown(body: Body): OutageChange {
  return {
    action: 'updateShutdown',
    outageId: body.currentFaultId,
    version: body.version,
    apply: async ({ trx, outage, before }) => {
      const message = validateShutdownDetail(body, outage.category);
      const faultType = shutdownFaultTypes.find((code) => code === body.faultType);
      if (message !== null || faultType === undefined) throw new Refusal('ruleBroken', { message: message ?? shutdownMessages.faultType });
      const detail = shutdownDetail(faultType, body);
      await requireReasonsOf(trx, faultType, detail.reasonIds);
      return { ...before, ...detail, faultType, outageTypeName: faultTypeLabels[faultType] };
    },
  };
}

/** Of what was sent, what belongs to the fault type: nothing else is recorded. */
export function shutdownDetail(faultType: ShutdownFaultType, body: Body): Detail {
  const reasonIds = faultTypesWithReasons.some((code) => code === faultType) ? [...new Set(body.reasons)].toSorted((one, other) => one - other) : [];
  const lineClear = { lcTaken: 'Yes', lcNo: body.lcNo, lcEmpNo: body.lcDiscomEmpNo };
  if (faultType === faultTypes.plannedShutdown) return { ...noDetail, ...lineClear, reasonIds };
  if (faultType !== faultTypes.emergencyShutdown) return { ...noDetail, reasonIds };
  const { shutdownTakenBy } = body;
  return {
    ...noDetail,
    reasonIds,
    shutdownTakenBy,
    discomEmpNo: shutdownTakenBy === 'Discom Employee' ? body.shutdownDiscomEmpNo : null,
    getcoEmpNo: shutdownTakenBy === 'Getco Employee' ? body.getcoEmpNo : null,
    ...(shutdownTakenBy === 'Other' ? { otherMobile: body.otherMobileNo, otherName: body.otherName } : {}),
    ...(body.lcTaken === 'Yes' ? lineClear : { lcTaken: body.lcTaken }),
  };
}

/** A reason of another fault type, or of none, is no reason. */
async function requireReasonsOf(db: Database, faultType: number, reasonIds: readonly number[]): Promise<void> {
  if (reasonIds.length === 0) return;
  const known = await db.selectFrom('reason').select('id').where('fault_type', '=', faultType).where('id', 'in', reasonIds).execute();
  if (known.length !== reasonIds.length) throw new Refusal('ruleBroken', { message: shutdownMessages.reasons });
}
