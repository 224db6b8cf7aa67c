import { faultTypes, protectionInterruption, shutdownFaultTypes } from '../constant/fault-type';
import type { DurationClass } from './duration-class';

/** What eligibility depends on: one outage as it stands. */
export interface OutageState {
  readonly interruptionType: number;
  readonly faultType: number | null;
  readonly hasEnd: boolean;
  readonly durationClass: DurationClass | null;
}

export const rowActions = ['addEnd', 'updateShutdown', 'updateFaultCurrent', 'convertToProtection'] as const;
export type RowAction = (typeof rowActions)[number];

function isManual(outage: OutageState): boolean {
  return outage.interruptionType !== protectionInterruption;
}

function isShutdownType(faultType: number | null): boolean {
  return shutdownFaultTypes.some((code) => code === faultType);
}

const eligibility: Record<RowAction, (outage: OutageState) => boolean> = {
  addEnd: (outage) => !outage.hasEnd,
  updateShutdown: (outage) => isManual(outage) && (outage.faultType === null || isShutdownType(outage.faultType)),
  updateFaultCurrent: (outage) => !isManual(outage) && outage.faultType === faultTypes.protectionFault,
  convertToProtection: (outage) => isManual(outage) && outage.faultType === null && outage.hasEnd && outage.durationClass !== null,
};

/** Whether an outage allows an action: row action eligibility of section 6, for users who have row actions. */
export function isEligible(action: RowAction, outage: OutageState): boolean {
  return eligibility[action](outage);
}
