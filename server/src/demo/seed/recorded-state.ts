import { faultTypeLabels } from 'shared-contracts/constant/fault-type';
import { noDetail, type OutageAnnotation } from '../../faults/annotation';
import { isoText } from './indian-time';
import type { PlannedOutage } from './outage';

/** What a seeded outage has recorded, in the form of the audit trail. */
export function recordedState({ interruptionType, faultType, end, annotation }: PlannedOutage): OutageAnnotation {
  const state = {
    ...noDetail,
    interruptionType,
    faultType,
    outageTypeName: faultType === null ? null : faultTypeLabels[faultType],
    faultEnd: end === null ? null : isoText(end),
  };
  if (annotation === null) return state;
  const { lcTakenBy: lcEmpNo, currents, ...detail } = annotation;
  const [faultCurrentR = null, faultCurrentY = null, faultCurrentB = null, faultCurrentG = null, faultCurrentN = null] = currents;
  return { ...state, ...detail, lcEmpNo, faultCurrentR, faultCurrentY, faultCurrentB, faultCurrentG, faultCurrentN };
}
