import { faultTypes, protectionInterruption, shutdownFaultTypes } from '../constant/fault-type';
import type { DurationClass } from '../constant/duration-class';
import type { Fault } from '../fault/fault';

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

/** Why an outage cannot be annotated; the last ones are the server's alone. */
export const outageTexts = {
  'outage.hasEnd': 'This outage already has an end date/time.',
  'outage.notManual': 'ESD/PSD details can be recorded on a manual outage only.',
  'outage.noShutdown': 'The fault type of this outage is not a shutdown.',
  'outage.notProtection': 'Fault current details can be recorded on a protection outage only.',
  'outage.noFaultCurrent': 'The fault type of this outage has no fault current.',
  'outage.isProtection': 'This outage is already a protection outage.',
  'outage.hasFaultType': 'A fault type is already recorded for this outage.',
  'outage.noEnd': 'This outage has no end date/time yet. Add it first.',
  'outage.notASubstation': 'Only a substation of GETCO can record this.',
  'outage.notFound': 'This outage was not found in your organization.',
  'outage.changed': 'Somebody else has changed this outage meanwhile. Please check it and save again.',
  'outage.unread': 'The recorded details of this outage were not read. Please read them and save again.',
  'outage.estimateIncomplete': 'Enter both the day and the time of the estimated restoration, or neither.',
  'outage.noReason': 'Enter the reason.',
  'outage.estimateBeforeStart': 'The estimated restoration must be after the start of the outage.',
  'outage.estimateTooFar': 'The estimated restoration must not be more than a year ahead.',
} as const;

/** Why an outage does not allow an action: somebody has done it already (409), or it never does so as it stands (422). */
export interface ActionRefusal extends Fault<never, keyof typeof outageTexts> {
  readonly reason: 'done' | 'rule';
}

interface Condition extends Omit<ActionRefusal, 'field'> {
  readonly holds: (outage: OutageState) => boolean;
}

const isManual = (outage: OutageState) => outage.interruptionType !== protectionInterruption;
const hasNoFaultType = (outage: OutageState) => outage.faultType === null;
const hasShutdownType = (outage: OutageState) => shutdownFaultTypes.some((code) => code === outage.faultType);

/** Row action eligibility (docs/product.md#eligibility), one line a condition, in the order in which a person is told of them. */
const conditions: Record<RowAction, readonly Condition[]> = {
  addEnd: [{ holds: (outage) => !outage.hasEnd, reason: 'done', code: 'outage.hasEnd' }],
  updateShutdown: [
    { holds: isManual, reason: 'rule', code: 'outage.notManual' },
    { holds: (outage) => hasNoFaultType(outage) || hasShutdownType(outage), reason: 'rule', code: 'outage.noShutdown' },
  ],
  updateFaultCurrent: [
    { holds: (outage) => !isManual(outage), reason: 'rule', code: 'outage.notProtection' },
    { holds: (outage) => outage.faultType === faultTypes.protectionFault, reason: 'rule', code: 'outage.noFaultCurrent' },
  ],
  convertToProtection: [
    { holds: isManual, reason: 'done', code: 'outage.isProtection' },
    { holds: hasNoFaultType, reason: 'done', code: 'outage.hasFaultType' },
    { holds: (outage) => outage.hasEnd && outage.durationClass !== null, reason: 'rule', code: 'outage.noEnd' },
  ],
};

/** Why an outage does not allow an action, null when it does. The server answers with it. */
export function actionRefusal(action: RowAction, outage: OutageState): ActionRefusal | null {
  const broken = conditions[action].find(({ holds }) => !holds(outage));
  return broken ? { field: null, code: broken.code, reason: broken.reason } : null;
}

/** Whether an outage allows an action: for users who have row actions. */
export function isEligible(action: RowAction, outage: OutageState): boolean {
  return actionRefusal(action, outage) === null;
}
