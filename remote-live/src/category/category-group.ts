// Categories in groups of like urgency. A group has one shape and one colour on tiles, rows and map, so colour never
// stands alone (WCAG 1.4.1).
import { type FilterCategory, filterCategoryOf } from 'shared-contracts/constant/category';

export type CategoryGroup = 'home' | 'industry' | 'farm' | 'other';

export interface GroupLook {
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond';
  /** A colour of the theme. */
  readonly token: '--suite-primary' | '--suite-accent' | '--suite-success' | '--suite-text-muted';
}

export const groupLooks = {
  home: { shape: 'circle', token: '--suite-primary' },
  industry: { shape: 'square', token: '--suite-accent' },
  farm: { shape: 'triangle', token: '--suite-success' },
  other: { shape: 'diamond', token: '--suite-text-muted' },
} as const satisfies Record<CategoryGroup, GroupLook>;

const groups = {
  ADOM: 'farm',
  EHT: 'industry',
  GIDC: 'industry',
  HTEX: 'industry',
  IND: 'industry',
  JGY: 'home',
  LL: 'other',
  SOLAR: 'other',
  URBAN: 'home',
} as const satisfies Record<FilterCategory, CategoryGroup>;

const byCategory: ReadonlyMap<string, CategoryGroup> = new Map(Object.entries(groups));

export function groupOf(category: string): CategoryGroup {
  return byCategory.get(filterCategoryOf(category)) ?? 'other';
}
