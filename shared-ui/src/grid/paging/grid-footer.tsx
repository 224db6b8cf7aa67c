import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import type { GridDispatch } from '../state/use-grid-state';
import styles from './grid-footer.module.css';
import { Pagination } from './pagination';

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

interface RangeTextProps {
  readonly page: number;
  readonly pageSize: number;
  readonly rowCount: number;
  readonly total: number;
  readonly emptyText: string;
}

/** 'Showing X to Y of Z' or the text of an empty grid. */
function RangeText({ page, pageSize, rowCount, total, emptyText }: RangeTextProps): ReactNode {
  const t = useTexts(gridTexts);
  if (rowCount === 0) return emptyText;
  const from = (page - 1) * pageSize + 1;
  return t('range', { from, to: from + rowCount - 1, total });
}

/** The range text, which screen readers hear when it changes, and the pages. */
export function GridFooter({ page, shownPage, pageSize, rowCount, total, emptyText, isLoading, dispatch }: GridFooterProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <footer className={styles.footer}>
      <p role="status" className={styles.range}>
        {rowCount === undefined ? isLoading && t('loading') : <RangeText page={shownPage} pageSize={pageSize} rowCount={rowCount} total={total} emptyText={emptyText} />}
      </p>
      {rowCount !== 0 && <Pagination page={page} pageSize={pageSize} total={total} onTurn={(turned) => dispatch({ type: 'pageTurned', page: turned })} />}
    </footer>
  );
}
