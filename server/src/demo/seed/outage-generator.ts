import { faultTypes } from 'shared-contracts/constant/fault-type';
import { planned, sustainedSeconds, transientSeconds } from './durations';
import { categoryTraits } from './feeder-mix';
import type { Feeder } from './feeders';
import { dayOf, daySeconds, dayText } from './indian-time';
import { annotationFor, closedInterruption, type Length } from './interruption';
import type { PlannedOutage } from './outage';
import { dailyRate, groupFeeders, rateScale } from './outage-rate';
import { createRandom, createWeightedChooser, type Random } from './random';
import { secondOfDay } from './season';
import { groupByCircle, stormOutages } from './storm';

interface HistoryWindow {
  /** Indian seconds. */
  from: number;
  now: number;
  /** About how many outages it will hold. */
  outages: number;
}

/**
 * The ended outages of the window, day by day. Each day has a source of chance of its own, so a day comes out
 * the same however long the history before it is. At most one day is in memory.
 */
export function createHistory(feeders: readonly Feeder[], window: HistoryWindow): (day: number) => PlannedOutage[] {
  const firstDay = dayOf(window.from);
  const days = Array.from({ length: dayOf(window.now) - firstDay + 1 }, (_, index) => firstDay + index);
  const groups = groupFeeders(feeders);
  const scale = rateScale(groups, days, window.outages);
  const choosers = groups.map((group) => createWeightedChooser(group.feeders.map((feeder) => feeder.weakness)));
  const circles = groupByCircle(feeders);

  return (day) => {
    const random = createRandom(`history ${dayText(day)}`);
    const outages: PlannedOutage[] = [];
    groups.forEach((group, index) => {
      const rate = dailyRate(group, day);
      for (const length of ['sustained', 'transient'] as const) {
        for (let left = random.poisson(rate[length] * scale); left > 0; left -= 1) {
          const feeder = group.feeders[choosers[index]?.(random) ?? 0];
          if (feeder !== undefined) outages.push(endedOutage(random, feeder, day, length, window.now));
        }
      }
    });
    outages.push(...stormOutages(random, circles, day));
    // What would still be open now is left to `open-outages.ts`, which knows how many there shall be.
    return outages.filter(({ start, end }) => start >= window.from && end !== null && end <= window.now);
  };
}

function endedOutage(random: Random, feeder: Feeder, day: number, length: Length, now: number): PlannedOutage {
  const { category } = feeder;
  const ageDays = Math.max(0, now / daySeconds - day - 0.5);
  const interruption = closedInterruption(random, category, length, ageDays);
  const annotation = annotationFor(random, interruption.faultType, length, feeder.substation.code);
  if (interruption.faultType === faultTypes.plannedShutdown) {
    const start = day * daySeconds + planned.secondOfDay(random);
    return { feeder, start, end: start + planned.seconds(random), ...interruption, annotation };
  }
  const start = day * daySeconds + secondOfDay(random, category, feeder.index, day);
  const seconds = length === 'transient' ? transientSeconds(random) : sustainedSeconds(random, categoryTraits[category].meanMinutes);
  return { feeder, start, end: start + seconds, ...interruption, annotation };
}
