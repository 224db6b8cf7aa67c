import { limits } from 'shared-contracts/constant/limit';
import { sustainedSeconds, transientSeconds } from './durations';
import { categoryTraits } from './feeder-mix';
import type { Feeder } from './feeders';
import { dayFromText, daySeconds } from './indian-time';
import { manualType } from './interruption';
import type { PlannedOutage } from './outage';
import { createRandom, createWeightedChooser } from './random';

/** The first moment of the pending report. */
const pendingFrom = dayFromText(limits.pendingSince) * daySeconds;

/** Outages without an interruption category, from before the history begins: what nobody has come back to. */
export function olderPending(feeders: readonly Feeder[], until: number, count: number): PlannedOutage[] {
  const latest = until - 4 * daySeconds;
  if (latest <= pendingFrom) return [];
  const random = createRandom('older pending');
  const choose = createWeightedChooser(feeders.map((feeder) => feeder.weakness * categoryTraits[feeder.category].sustainedPerMonth));
  return Array.from({ length: count }, () => feeders[choose(random)] ?? random.pick(feeders)).map((feeder) => {
    const start = random.integer(pendingFrom, latest);
    const seconds = random.chance(0.6) ? transientSeconds(random) : sustainedSeconds(random, categoryTraits[feeder.category].meanMinutes);
    return { feeder, start, end: start + seconds, interruptionType: manualType(random), faultType: null, annotation: null };
  });
}
