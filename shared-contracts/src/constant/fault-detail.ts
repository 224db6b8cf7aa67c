/** Choices of the fault current and shutdown popups. */
export const relayFlags = [
  'Over Current',
  'Earth Fault',
  'Over Current & Earth Fault',
  'Over Current Highset',
  'Earth Fault Highset',
  'Over Current Highset & Earth Fault Highset',
] as const;
export type RelayFlag = (typeof relayFlags)[number];

/** Answers of broken conductor and of LC taken. */
export const yesNo = ['Yes', 'No'] as const;
export type YesNo = (typeof yesNo)[number];

/** Phases that a fault can be on. */
export const phases = ['R', 'Y', 'B', 'RY', 'YB', 'RB', 'RYB'] as const;
export type Phase = (typeof phases)[number];

/** Who takes an emergency shutdown. */
export const shutdownTakers = ['Discom Employee', 'Getco Employee', 'Other'] as const;
export type ShutdownTaker = (typeof shutdownTakers)[number];
