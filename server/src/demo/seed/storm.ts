import { protectionInterruption, faultTypes } from 'shared-contracts/constant/fault-type';
import { sustainedSeconds } from './durations';
import type { Feeder } from './feeders';
import { daySeconds } from './indian-time';
import { annotationFor } from './interruption';
import type { PlannedOutage } from './outage';
import type { Random } from './random';
import { isMonsoon } from './season';

/** Chance that a storm crosses a circle on a day. */
const chanceOfStorm = { monsoon: 0.012, otherwise: 0.0015 };
const stormHours = 2;
const meanMinutes = 150;

/** Feeders by GETCO circle: a storm is that wide. */
export function groupByCircle(feeders: readonly Feeder[]): Feeder[][] {
  const circles = new Map<string, Feeder[]>();
  for (const feeder of feeders) {
    const circle = feeder.substation.code.slice(0, 4);
    const members = circles.get(circle) ?? [];
    circles.set(circle, members);
    members.push(feeder);
  }
  return [...circles.values()];
}

/** What storms add to a day: 6 to 22 feeders of a hundred in the circle, within two hours of an afternoon. */
export function stormOutages(random: Random, circles: readonly Feeder[][], day: number): PlannedOutage[] {
  const probability = isMonsoon(day) ? chanceOfStorm.monsoon : chanceOfStorm.otherwise;
  return circles.flatMap((circle) => {
    if (!random.chance(probability)) return [];
    const firstSecond = day * daySeconds + random.integer(13, 20) * 3600;
    const count = random.poisson(circle.length * random.between(0.06, 0.22));
    return Array.from({ length: count }, (): PlannedOutage => {
      const start = firstSecond + random.integer(0, stormHours * 3600);
      const feeder = random.pick(circle);
      return {
        feeder,
        start,
        end: start + sustainedSeconds(random, meanMinutes),
        interruptionType: protectionInterruption,
        faultType: faultTypes.protectionFault,
        annotation: annotationFor(random, faultTypes.protectionFault, 'sustained', feeder.substation.code),
      };
    });
  });
}
