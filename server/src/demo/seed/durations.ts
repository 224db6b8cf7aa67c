import { limits } from 'shared-contracts/constant/limit';
import type { Random } from './random';

const longestTransient = limits.normalTtMinutes * 60;

/** A transient tripping: the breaker recloses within 18 seconds to 5 minutes. */
export function transientSeconds(random: Random): number {
  return random.integer(18, longestTransient);
}

/** One to three days: a broken tower, a flooded cabin. */
const tailMinutes = { shortest: 1440, longest: 4320, mean: 2880 };
/** The tail carries a tenth of the mean, whatever the category. */
const tailShareOfMean = 0.1;
/** Planned work is drawn apart (`planned`), and carries about a quarter of the mean. */
const plannedShareOfMean = 0.26;

/** An unplanned sustained interruption: lognormal (sigma 1) around the category's mean, with a thin tail of days. */
export function sustainedSeconds(random: Random, meanMinutes: number): number {
  if (random.chance((tailShareOfMean * meanMinutes) / tailMinutes.mean)) {
    return Math.round(random.between(tailMinutes.shortest, tailMinutes.longest) * 60);
  }
  const bodyMean = meanMinutes * (1 - tailShareOfMean - plannedShareOfMean);
  const minutes = bodyMean * Math.exp(random.normal() - 0.5);
  return Math.max(longestTransient + 1, Math.round(minutes * 60));
}

/** A planned shutdown begins between 07:00 and 11:00 and takes three to eight hours. */
export const planned = {
  secondOfDay: (random: Random) => random.integer(7 * 3600, 11 * 3600),
  seconds: (random: Random) => random.integer(3 * 60, 8 * 60) * 60,
};
