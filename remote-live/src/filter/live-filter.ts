// What the user chose to see. It lives in the URL, so that a filtered summary can be shared and
// survives a reload; defaults are not written and nonsense is ignored.
import { type FilterCategory, filterCategories, hiddenCategories } from 'shared-contracts/constant/category';
import { type LiveDuration, liveDurations } from 'shared-contracts/rule/live-window';

export interface LiveFilter {
  readonly categories: readonly FilterCategory[];
  /** Only outages older than this many minutes; 0 shows all. */
  readonly olderThan: LiveDuration;
}

const hidden: readonly FilterCategory[] = hiddenCategories;

export const defaultFilter: LiveFilter = { categories: filterCategories.filter((category) => !hidden.includes(category)), olderThan: 0 };

const names = { categories: 'category', olderThan: 'olderThan' } as const;
const noCategory = 'none';

function readCategories(text: string | null): readonly FilterCategory[] {
  if (text === null) return defaultFilter.categories;
  if (text === noCategory) return [];
  const wanted = text.split(',');
  const known = filterCategories.filter((category) => wanted.includes(category));
  return known.length > 0 ? known : defaultFilter.categories;
}

export function readFilter(params: URLSearchParams): LiveFilter {
  const minutes = params.get(names.olderThan);
  return {
    categories: readCategories(params.get(names.categories)),
    olderThan: liveDurations.find((duration) => String(duration.minutes) === minutes)?.minutes ?? defaultFilter.olderThan,
  };
}

/** The parameters with the filter written into them; the others stay. */
export function writeFilter(params: URLSearchParams, { categories, olderThan }: LiveFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const chosen = filterCategories.filter((category) => categories.includes(category)).join(',');
  if (chosen === defaultFilter.categories.join(',')) next.delete(names.categories);
  else next.set(names.categories, chosen || noCategory);
  if (olderThan === defaultFilter.olderThan) next.delete(names.olderThan);
  else next.set(names.olderThan, String(olderThan));
  return next;
}
