import { limits } from 'shared-contracts/constant/limit';
import { demoCases } from './demo-cases';
import type { Feeder } from './feeders';
import { dayFromText, dayOf, daySeconds, indianSeconds } from './indian-time';
import { openOutages } from './open-outages';
import type { PlannedOutage } from './outage';
import { createHistory } from './outage-generator';
import type { ProfileSize } from './profile';
import { sustainedSeconds, transientSeconds } from './durations';
import { categoryTraits } from './feeder-mix';
import { manualType } from './interruption';
import { createRandom, createWeightedChooser } from './random';

/** The first moment of the pending report. */
const pendingFrom = dayFromText(limits.pendingSince) * daySeconds;

/** Outages without an interruption category, from before the history begins: what nobody has come back to. */
function olderPending(feeders: readonly Feeder[], until: number, count: number): PlannedOutage[] {
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

/** Every outage of a profile: for each day, those that begin on it, in order. */
export interface OutageSchedule {
  firstDay: number;
  lastDay: number;
  outagesOn: (day: number) => PlannedOutage[];
}

/** Puts the arranged outages (open ones, demo cases, old pending ones) among the generated history. */
export function scheduleOutages(size: ProfileSize, feeders: readonly Feeder[], moment: Date): OutageSchedule {
  const now = indianSeconds(moment);
  const from = now - size.historyDays * daySeconds;
  const history = createHistory(feeders, { from, now, outages: size.drawnOutages });
  const arranged = [
    ...olderPending(feeders, from, size.olderPending),
    ...demoCases(feeders, now),
    ...openOutages(feeders, now, size.open),
  ];
  const arrangedOn = groupBy(arranged, (outage) => dayOf(outage.start));
  const arrangedFor = groupBy(arranged, (outage) => outage.feeder.index);
  const endOfLast = new Float64Array(feeders.length);

  return {
    firstDay: Math.min(dayOf(from), ...arrangedOn.keys()),
    lastDay: dayOf(now),
    outagesOn: (day) => {
      const generated =
        day < dayOf(from) ? [] : history(day).filter((outage) => !overlapsAny(outage, arrangedFor.get(outage.feeder.index)));
      const kept = generated.sort(byStart).filter((outage) => {
        // A feeder that is out cannot trip.
        const isOut = outage.start <= (endOfLast[outage.feeder.index] ?? 0);
        if (!isOut) endOfLast[outage.feeder.index] = outage.end ?? 0;
        return !isOut;
      });
      return [...kept, ...(arrangedOn.get(day) ?? [])].sort(byStart);
    },
  };
}

function byStart(left: PlannedOutage, right: PlannedOutage): number {
  return left.start - right.start;
}

function overlapsAny(outage: PlannedOutage, others: readonly PlannedOutage[] = []): boolean {
  return others.some((other) => outage.start <= (other.end ?? Infinity) && (outage.end ?? Infinity) >= other.start);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
