import { faultTypes, protectionInterruption, shutdownFaultTypes } from '../constant/fault-type';
import type { DurationClass } from '../constant/duration-class';

/** What eligibility depends on: one outage as it stands. */
export interface OutageState {
  readonly interruptionType: number;
  readonly faultType: number | null;
  readonly hasEnd: boolean;
  readonly durationClass: DurationClass | null;
}

/** The four row actions, in the order of the menu. */
export const rowActions = ['addEnd', 'updateShutdown', 'updateFaultCurrent', 'convertToProtection'] as const;
export type RowAction = (typeof rowActions)[number];

/** Why an outage does not allow an action: somebody has done it already (409), or it never does so as it stands (422). */
export interface ActionRefusal {
  readonly reason: 'done' | 'rule';
  readonly message: string;
}

interface Condition extends ActionRefusal {
  readonly holds: (outage: OutageState) => boolean;
}

const isManual = (outage: OutageState) => outage.interruptionType !== protectionInterruption;
const hasNoFaultType = (outage: OutageState) => outage.faultType === null;
const hasShutdownType = (outage: OutageState) => shutdownFaultTypes.some((code) => code === outage.faultType);

/** Row action eligibility (docs/product.md#eligibility), one line a condition, in the order in which a person is told of them. */
const conditions: Record<RowAction, readonly Condition[]> = {
  addEnd: [{ holds: (outage) => !outage.hasEnd, reason: 'done', message: 'This outage already has an end date/time.' }],
  updateShutdown: [
    { holds: isManual, reason: 'rule', message: 'ESD/PSD details can be recorded on a manual outage only.' },
    {
      holds: (outage) => hasNoFaultType(outage) || hasShutdownType(outage),
      reason: 'rule',
      message: 'The fault type of this outage is not a shutdown.',
    },
  ],
  updateFaultCurrent: [
    { holds: (outage) => !isManual(outage), reason: 'rule', message: 'Fault current details can be recorded on a protection outage only.' },
    {
      holds: (outage) => outage.faultType === faultTypes.protectionFault,
      reason: 'rule',
      message: 'The fault type of this outage has no fault current.',
    },
  ],
  convertToProtection: [
    { holds: isManual, reason: 'done', message: 'This outage is already a protection outage.' },
    { holds: hasNoFaultType, reason: 'done', message: 'A fault type is already recorded for this outage.' },
    {
      holds: (outage) => outage.hasEnd && outage.durationClass !== null,
      reason: 'rule',
      message: 'This outage has no end date/time yet. Add it first.',
    },
  ],
};

/** Why an outage does not allow an action, null when it does. The server answers with it. */
export function actionRefusal(action: RowAction, outage: OutageState): ActionRefusal | null {
  const broken = conditions[action].find(({ holds }) => !holds(outage));
  return broken ? { reason: broken.reason, message: broken.message } : null;
}

/** Whether an outage allows an action: for users who have row actions. */
export function isEligible(action: RowAction, outage: OutageState): boolean {
  return actionRefusal(action, outage) === null;
}
