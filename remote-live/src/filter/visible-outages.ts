import { filterCategories, filterCategoryOf } from 'shared-contracts/constant/category';
import { isInLiveWindow } from 'shared-contracts/rule/live-window';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import type { LiveFilter } from './live-filter';

const selectable: ReadonlySet<string> = new Set(filterCategories);

/**
 * The outages that the summary shows, in their order. A category that no checkbox knows is always
 * shown: an outage must not vanish because the feeder's category is new.
 */
export function visibleOutages(outages: readonly LiveOutage[], { categories, olderThan }: LiveFilter, now: number): readonly LiveOutage[] {
  const chosen: ReadonlySet<string> = new Set(categories);
  return outages.filter((outage) => {
    const category = filterCategoryOf(outage.category);
    return (chosen.has(category) || !selectable.has(category)) && isInLiveWindow(outage.oTime, now, olderThan);
  });
}

export interface Unseen {
  /** How many the filter keeps from sight. */
  readonly filtered: number;
  /** How many have been out for longer than the live list reaches; no filter changes that. */
  readonly tooOld: number;
}

export function countUnseen(outages: readonly LiveOutage[], visible: readonly LiveOutage[], now: number): Unseen {
  const inWindow = outages.filter(({ oTime }) => isInLiveWindow(oTime, now, 0)).length;
  return { filtered: inWindow - visible.length, tooOld: outages.length - inWindow };
}
