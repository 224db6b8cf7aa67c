/** The reasons that a new database has, by fault type; those of the database count. */
export const reasonNames = {
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

export type FaultTypeWithReasons = keyof typeof reasonNames;
