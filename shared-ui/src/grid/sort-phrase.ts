import type { Translate } from '../language/translate';
import type { gridTexts } from './grid-texts';
import type { GridSort } from './state/grid-state';

/** What a screen reader hears after a change of the sort: 'Sorted by Duration, descending'. */
export function sortPhrase(
  sort: GridSort | null,
  columns: readonly { readonly field: string; readonly header: string }[],
  t: Translate<(typeof gridTexts)['english']>,
): string {
  const header = columns.find(({ field }) => field === sort?.field)?.header;
  if (sort === null || header === undefined) return t('sortedDefault');
  return sort.direction === 'asc' ? t('sortedAscending', { header }) : t('sortedDescending', { header });
}
