// Within how many hours a feeder of a category has to be back. The regulator's own hours are not
// known; these are 6 for town and industry, 24 for villages and farms. An installation may set its
// own in the configuration (allowedRestorationHours).
import { type FilterCategory, filterCategoryOf } from 'shared-contracts/constant/category';

const otherHours = 24;

const suiteHours = {
  ADOM: 24,
  EHT: 6,
  GIDC: 6,
  HTEX: 6,
  IND: 6,
  JGY: 24,
  LL: 24,
  SOLAR: 24,
  URBAN: 6,
} as const satisfies Record<FilterCategory, number>;

export type AllowedHours = (category: string) => number;

export function allowedHours(configured: Readonly<Record<string, number>> = {}): AllowedHours {
  // Nothing is allowed no time at all: such a number is a slip, and a share of it has no meaning.
  const usable = Object.entries(configured).filter(([, hours]) => hours > 0);
  const hours = new Map<string, number>([...Object.entries(suiteHours), ...usable]);
  return (category) => hours.get(category) ?? hours.get(filterCategoryOf(category)) ?? otherHours;
}
