import { faultTypes, protectionInterruption, type FaultTypeCode } from './fault-type';

/** Why the supply failed, as an outage management system says it. */
export const causes = [
  'planned',
  'weather',
  'equipment',
  'vegetation',
  'animal',
  'vehicle',
  'theft',
  'overload',
  'other',
  'unknown',
] as const;
export type Cause = (typeof causes)[number];

interface Reported {
  readonly interruptionType: number;
  readonly cause: Cause | null;
  readonly isPlanned: boolean | null;
}

/**
 * The fault type that a report itself tells: a relay's tripping is a protection fault, and planned work done by
 * hand is a planned shutdown. All other causes leave it to people.
 */
export function faultTypeOfReport({ interruptionType, cause, isPlanned }: Reported): FaultTypeCode | null {
  if (interruptionType === protectionInterruption) return faultTypes.protectionFault;
  return (isPlanned ?? cause === 'planned') ? faultTypes.plannedShutdown : null;
}
