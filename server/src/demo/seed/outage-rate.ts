import { feederCategories } from 'shared-contracts/constant/category';
import { categoryTraits } from './feeder-mix';
import type { Feeder } from './feeders';
import { kiteFactor, sustainedFactor } from './season';

const daysPerMonth = 30.4;
/** Transient trippings are three times the sustained interruptions of a dry month, in every season. */
const transientPerDrySustained = 3;

/** A day's expected interruptions of a group of feeders of one category, before scaling. */
interface DailyRate {
  sustained: number;
  transient: number;
}

/** Feeders of one category, with the sum of their weaknesses. */
interface FeederGroup {
  category: Feeder['category'];
  feeders: readonly Feeder[];
  weight: number;
}

export function groupFeeders(feeders: readonly Feeder[]): FeederGroup[] {
  return feederCategories.flatMap((category) => {
    const members = feeders.filter((feeder) => feeder.category === category);
    const weight = members.reduce((sum, feeder) => sum + feeder.weakness, 0);
    return members.length === 0 ? [] : [{ category, feeders: members, weight }];
  });
}

export function dailyRate(group: FeederGroup, day: number): DailyRate {
  const dry = (group.weight * categoryTraits[group.category].sustainedPerMonth) / daysPerMonth;
  return { sustained: dry * sustainedFactor(day) * kiteFactor(day, group.category), transient: dry * transientPerDrySustained };
}

/** What the rates have to be multiplied by for `days` to hold `wanted` outages. */
export function rateScale(groups: readonly FeederGroup[], days: readonly number[], wanted: number): number {
  let expected = 0;
  for (const day of days) {
    for (const group of groups) {
      const rate = dailyRate(group, day);
      expected += rate.sustained + rate.transient;
    }
  }
  return expected === 0 ? 0 : wanted / expected;
}
