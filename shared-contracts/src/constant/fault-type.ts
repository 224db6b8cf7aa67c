/** Fault type codes (docs/product.md#fault-types). Codes 1 to 3 are not in use. */
export const faultTypes = {
  protectionFault: 4,
  emergencyShutdown: 5,
  plannedShutdown: 6,
  agPhaseChangeover: 7,
  breakerTesting: 8,
  noLstc: 9,
} as const;

export type FaultTypeCode = (typeof faultTypes)[keyof typeof faultTypes];

/** What a person reads, and the value of `outage_type_name` once the fault type is known. */
export const faultTypeLabels: Readonly<Record<FaultTypeCode, string>> = {
  4: 'Protection Fault',
  5: 'Emergency Shutdown',
  6: 'Planned Shutdown',
  7: 'AG Phase Changeover',
  8: 'Breaker Testing',
  9: 'No LSTC',
};

/** The fault types that the ESD/PSD popup offers, in the order of its select. */
export const shutdownFaultTypes = [5, 6, 7, 8, 9] as const satisfies readonly FaultTypeCode[];
export type ShutdownFaultType = (typeof shutdownFaultTypes)[number];

/** Fault types whose record carries reasons. */
export const faultTypesWithReasons = [5, 6, 7] as const satisfies readonly ShutdownFaultType[];

/** AG Phase Changeover is offered only for these feeder categories. */
export const agPhaseCategories = ['AGSKY', 'ADOM'] as const;

/** Interruption type codes: 3 is a protection outage, every other one is manual. */
export const protectionInterruption = 3;
export const interruptionTypes = [0, 1, 2, 3, 4] as const;
export type InterruptionType = (typeof interruptionTypes)[number];

/** 'Protection' or 'Manual', the Operation Type of the outage list and of the live CSV. */
export function interruptionTypeText(interruptionType: number): 'Protection' | 'Manual' {
  return interruptionType === protectionInterruption ? 'Protection' : 'Manual';
}
