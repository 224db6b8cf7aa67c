import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/admin-texts';
import type { Search } from './use-search';
import styles from './search-field.module.css';

/** Says to eyes and to screen readers how the search stands. */
export function SearchStatus({ search: { hits, isSearching } }: { readonly search: Search<unknown> }): ReactNode {
  const t = useTexts(texts);
  const count = hits?.length ?? 0;
  const found = count === 0 ? t('noResult') : count === 1 ? t('oneResult') : t('results', { count });
  return (
    <p role="status" className={styles.status}>
      {isSearching ? t('searching') : hits === null ? '' : found}
    </p>
  );
}
