// How much of the allowed time an outage has used, in the four steps of the utilities' own reports.
export const ageingSteps = [
  { id: 'early', upTo: 50 },
  { id: 'due', upTo: 100 },
  { id: 'late', upTo: 200 },
  { id: 'overdue', upTo: Number.POSITIVE_INFINITY },
] as const;

export type AgeingStep = (typeof ageingSteps)[number]['id'];

/** Share of the allowed time in per cent; both moments in epoch milliseconds. */
export function shareUsed(startedAt: number, now: number, hours: number): number {
  return Math.max(0, ((now - startedAt) / (hours * 3_600_000)) * 100);
}

/** The share in whole per cent. Rounded up, so that it stands in the range of its step. */
export function wholeShare(share: number): number {
  return Math.ceil(share);
}

export function stepOf(share: number): AgeingStep {
  return ageingSteps.find(({ upTo }) => share <= upTo)?.id ?? 'overdue';
}
