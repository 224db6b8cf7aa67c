import Empty from 'antd/es/empty';
import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
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
      className={styles.empty ?? ''}
      // antd's own picture computes its colours from a theme that stands in stylesheets here.
      image={
        <span className={styles.picture}>
          <Icon name="filter" />
        </span>
      }
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
