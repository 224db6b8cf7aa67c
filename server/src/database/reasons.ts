/** Reasons by fault type. An id is 100 times the fault type and the position, so new ones go to the end of a list. */
const reasonNames = {
  5: [
    'Conductor snapped', 'Tree fallen on line', 'Jumper burnt', 'Pole or DP structure damaged', 'Accident to person', 'Accident to animal',
    'Fire near line', 'Flood or water logging', 'Third-party damage', 'Kite thread on line', 'Bird nest or bird fault',
    'Transformer failed',
    'Cable fault', 'Insulator flashover', 'Request of district administration',
  ],
  6: [
    'Tree trimming', 'Conductor restringing', 'Jumper replacement', 'DP structure work', 'Transformer addition', 'Breaker maintenance',
    'Relay testing', 'Bus-bar maintenance', 'Line shifting', 'New connection', 'Feeder bifurcation', 'Insulator replacement',
    'Earthing work', 'Pre-monsoon maintenance', 'Road widening work',
  ],
  7: [
    'Group A to group B', 'Group B to group C', 'Group C to group A', 'Day supply to night supply', 'Night supply to day supply',
    'Single phase to three phase', 'Three phase to single phase', 'Additional hours in dry spell', 'Change of weekly rota',
    'Load restriction',
    'Late receipt of supply message', 'Correction of supply hours',
  ],
} as const;

type FaultTypeWithReasons = keyof typeof reasonNames;

export interface Reason {
  id: number;
  faultType: FaultTypeWithReasons;
  name: string;
}

export const reasons: readonly Reason[] = ([5, 6, 7] as const).flatMap((faultType) =>
  reasonNames[faultType].map((name, index) => ({ id: faultType * 100 + index + 1, faultType, name })),
);

const idsByFaultType = new Map(
  ([5, 6, 7] as const).map((faultType) => [faultType, reasons.filter((reason) => reason.faultType === faultType).map(({ id }) => id)]),
);

export function reasonIdsOf(faultType: FaultTypeWithReasons): readonly number[] {
  return idsByFaultType.get(faultType) ?? [];
}
