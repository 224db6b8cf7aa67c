import { demoCases } from './demo-cases';
import type { Feeder } from './feeders';
import { dayOf, daySeconds, indianSeconds } from './indian-time';
import { olderPending } from './older-pending';
import { openOutages } from './open-outages';
import type { PlannedOutage } from './outage';
import { createHistory } from './outage-generator';
import type { ProfileSize } from './profile';

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
