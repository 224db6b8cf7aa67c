import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import { lastPageOf, pageWindow } from './page-window';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

/** First, previous, the pages around the current one, next, last. */
export function Pagination({ page, pageSize, total, onTurn }: PaginationProps): ReactNode {
  const t = useTexts(gridTexts);
  const lastPage = lastPageOf(total, pageSize);
  return (
    <nav className={styles.pagination} aria-label={t('pagination')}>
      <IconButton icon="first" label={t('first')} disabled={page <= 1} onClick={() => onTurn(1)} />
      <IconButton icon="previous" label={t('previous')} disabled={page <= 1} onClick={() => onTurn(page - 1)} />
      {pageWindow(page, lastPage).map((number) => (
        <Button
          key={number}
          look={number === page ? 'primary' : 'quiet'}
          className={styles.page}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          {number}
        </Button>
      ))}
      <IconButton icon="next" label={t('next')} disabled={page >= lastPage} onClick={() => onTurn(page + 1)} />
      <IconButton icon="last" label={t('last')} disabled={page >= lastPage} onClick={() => onTurn(lastPage)} />
    </nav>
  );
}
