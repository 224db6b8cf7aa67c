import type { ReactNode } from 'react';
import { Button } from '../../control/button';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import type { GridDispatch } from '../state/use-grid-state';
import { gridTexts } from '../text/grid-texts';
import styles from './grid-footer.module.css';
import { lastPageOf, pageWindow } from './page-window';

interface GridFooterProps {
  readonly page: number;
  /** The page that the rows belong to; while another one is fetched it is not yet `page`. */
  readonly shownPage: number;
  readonly pageSize: number;
  /** Undefined while there is nothing to count. */
  readonly rowCount: number | undefined;
  readonly total: number;
  /** The text of a grid without rows. */
  readonly emptyText: string;
  readonly isLoading: boolean;
  readonly dispatch: GridDispatch;
}

/**
 * First, previous, the pages around the current one, next, last. antd's own pager makes list items that take the focus
 * and have neither role nor name. So these are antd's buttons.
 */
function Pages({ page, lastPage, onTurn }: { page: number; lastPage: number; onTurn: (page: number) => void }): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <nav className={styles.pages} aria-label={t('pagination')}>
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

/** The range text, which screen readers hear when it changes, and the pages. */
export function GridFooter({ page, shownPage, pageSize, rowCount, total, emptyText, isLoading, dispatch }: GridFooterProps): ReactNode {
  const t = useTexts(gridTexts);
  const from = (shownPage - 1) * pageSize + 1;
  const range = (rows: number) => (rows === 0 ? emptyText : t('range', { from, to: from + rows - 1, total }));
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.range}>
        {rowCount === undefined ? isLoading && t('loading') : range(rowCount)}
      </p>
      {rowCount !== 0 && (
        <Pages page={page} lastPage={lastPageOf(total, pageSize)} onTurn={(turned) => dispatch({ type: 'pageTurned', page: turned })} />
      )}
    </footer>
  );
}
