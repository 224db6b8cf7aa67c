// When a failed delivery is tried again: soon at first, then less and less often, for a day.

/** What is told of outages is of use while it is new. */
const longestSeconds = 900;
/** A receiver that fails so often in a row is asked with one delivery at a time. */
export const failuresBeforeHold = 5;

export interface Pace {
  /** About how long after the first failure. */
  readonly firstRetrySeconds: number;
}

export const usualPace: Pace = { firstRetrySeconds: 5 };

/** Doubles with every attempt. Half of it is chance, so that what failed together does not come back together. */
export function backOffSeconds(attempts: number, { firstRetrySeconds }: Pace, chance = Math.random()): number {
  const whole = Math.min(firstRetrySeconds * 2 ** Math.min(attempts - 1, 20), longestSeconds);
  return whole * (0.5 + chance / 2);
}
