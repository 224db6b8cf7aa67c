import { type FilterCategory, filterCategoryOf } from 'shared-contracts/constant/category';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

export interface CategoryCount {
  readonly category: string;
  readonly count: number;
}

/** One count per chosen category (and per unknown one that is out), the highest first; equal counts by name. */
export function countByCategory(visible: readonly LiveOutage[], chosen: readonly FilterCategory[]): readonly CategoryCount[] {
  const counts = new Map<string, number>(chosen.map((category) => [category, 0]));
  for (const outage of visible) {
    const category = filterCategoryOf(outage.category);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((left, right) => right.count - left.count || left.category.localeCompare(right.category));
}
