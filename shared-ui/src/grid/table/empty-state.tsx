import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { Empty } from '../../control/empty';
import { useTexts } from '../../language/use-texts';
import type { GridDispatch } from '../state/use-grid-state';
import { gridTexts } from '../text/grid-texts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly isFiltered: boolean;
  readonly dispatch: GridDispatch;
}

/** Why there are no rows, and the way out when filters are the reason; that there are none, the footer or the table says. */
export function EmptyState({ isFiltered, dispatch }: EmptyStateProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <Empty
      className={styles.empty}
      icon="filter"
      description={isFiltered ? t('emptyFiltered') : t('emptyList')}
    >
      {isFiltered && (
        <Button
          onClick={(event) => {
            // The button goes away with the filters; the list keeps the focus.
            event.currentTarget.closest<HTMLElement>('section')?.querySelector<HTMLElement>('h1')?.focus();
            dispatch({ type: 'allFiltersCleared' });
          }}
        >
          {t('clearFilters')}
        </Button>
      )}
    </Empty>
  );
}
