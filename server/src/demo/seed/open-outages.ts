import { feederCategories } from 'shared-contracts/constant/category';
import { faultTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import type { Feeder } from './feeders';
import { categoryTraits } from './feeder-mix';
import { homeSubstationCode } from './home-substation';
import { isProtection, manualType } from './interruption';
import type { PlannedOutage } from './outage';
import { createRandom, createWeightedChooser, type Random } from './random';

/** One age, in minutes, within each step of the live duration filter, and three beyond the three days it shows. */
const stepAges = [35, 150, 290, 410, 545, 660, 900, 2_000] as const;
const forgottenAges = [4_400, 6_200, 9_500] as const;
/** A reading of Little's law: 920 sustained interruptions a day of 80 minutes are mostly young ones. */
const typicalMinutes = 45;

/**
 * The outages that are open now. One of every category is young enough for the live list, and one stands in every step
 * of the duration filter. A few are forgotten ones, and the rest are random. No feeder is out twice.
 */
export function openOutages(feeders: readonly Feeder[], now: number, count: number): PlannedOutage[] {
  const random = createRandom('open outages');
  const others = feeders.filter((feeder) => feeder.substation.code !== homeSubstationCode);
  const choose = createWeightedChooser(others.map((feeder) => feeder.weakness * categoryTraits[feeder.category].sustainedPerMonth));
  const taken = new Set<Feeder>();
  const take = (category?: string): Feeder => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const feeder = category === undefined ? others[choose(random)] : random.pick(others.filter((one) => one.category === category));
      if (feeder === undefined || taken.has(feeder)) continue;
      taken.add(feeder);
      return feeder;
    }
    throw new RangeError('Every feeder is open already.');
  };
  const required = feederCategories.map((category, index) =>
    openOutage(random, take(category), now, stepAges[index % stepAges.length] ?? 60),
  );
  const forgotten = forgottenAges.map((minutes) => openOutage(random, take(), now, minutes));
  const rest = Array.from({ length: Math.max(0, count - required.length - forgotten.length) }, (_, index) =>
    openOutage(random, take(), now, index < stepAges.length ? (stepAges[index] ?? 60) * 1.1 : typicalMinutes * Math.exp(random.normal())),
  );
  return [...required, ...forgotten, ...rest];
}

function openOutage(random: Random, feeder: Feeder, now: number, minutes: number): PlannedOutage {
  const start = now - Math.round(minutes * 60) - random.integer(0, 59);
  return isProtection(random)
    ? { feeder, start, end: null, interruptionType: protectionInterruption, faultType: faultTypes.protectionFault, annotation: null }
    : { feeder, start, end: null, interruptionType: manualType(random), faultType: null, annotation: null };
}
