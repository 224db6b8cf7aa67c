import type { ReactNode } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/admin-texts';
import type { Search } from './use-search';
import styles from './search-field.module.css';

interface SearchStatusProps {
  readonly search: Search<unknown>;
  /** An answer of so many is cut. */
  readonly most?: number;
}

/** Says to eyes and to screen readers how the search stands. */
export function SearchStatus({ search: { hits, isSearching }, most = limits.officeHits }: SearchStatusProps): ReactNode {
  const t = useTexts(texts);
  const count = hits?.length ?? 0;
  const some = count < most ? t('results', { count }) : t('firstResults', { count });
  const found = count === 0 ? t('noResult') : count === 1 ? t('oneResult') : some;
  return (
    <p role="status" className={styles.status}>
      {isSearching ? t('searching') : hits === null ? '' : found}
    </p>
  );
}
