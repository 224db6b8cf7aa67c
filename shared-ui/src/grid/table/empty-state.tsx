import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import type { GridDispatch } from '../state/use-grid-state';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly isFiltered: boolean;
  readonly dispatch: GridDispatch;
}

/** Why there are no rows, and the way out when filters are the reason; that there are none, the footer or the table says. */
export function EmptyState({ isFiltered, dispatch }: EmptyStateProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>
        <Icon name="filter" />
      </span>
      <p className={styles.hint}>{isFiltered ? t('emptyFiltered') : t('emptyList')}</p>
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
    </div>
  );
}
