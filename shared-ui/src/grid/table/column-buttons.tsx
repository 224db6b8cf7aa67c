import type { ReactNode } from 'react';
import type { Direction } from 'shared-contracts/grid/grid-a';
import { Icon } from '../../control/icon';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../text/grid-texts';
import styles from './column-buttons.module.css';

export interface ColumnButtonsProps {
  readonly header: string;
  /** How the column is sorted now; undefined when it cannot be. */
  readonly sorted: Direction | null | undefined;
  readonly onSort: () => void;
  /** Undefined when the column has no filter. */
  readonly onFilter: (() => void) | undefined;
  readonly isFiltered: boolean;
  /** The title's id in the heading that it names; elsewhere there is none. */
  readonly titleId?: string | undefined;
}

/** A column's title with real buttons to sort and to filter, so that the keyboard reaches both. */
export function ColumnButtons({ header, sorted, onSort, onFilter, isFiltered, titleId }: ColumnButtonsProps): ReactNode {
  const t = useTexts(gridTexts);
  const title = <span id={titleId}>{header}</span>;
  return (
    <span className={`${styles.content} ${titleId === undefined ? '' : styles.inHeading}`}>
      {sorted === undefined ? (
        <span className={styles.plain}>{title}</span>
      ) : (
        <button type="button" className={styles.sort} aria-label={t('sortBy', { header })} data-sorted={sorted !== null} onClick={onSort}>
          {title}
          <span className={styles.arrows}>
            <Icon name="sortUp" className={sorted === 'asc' ? styles.active : undefined} />
            <Icon name="sortDown" className={sorted === 'desc' ? styles.active : undefined} />
          </span>
        </button>
      )}
      {onFilter !== undefined && (
        <IconButton
          icon="filter"
          label={t('filterTitle', { header })}
          aria-haspopup="dialog"
          className={`${styles.filter} ${isFiltered ? styles.filtered : ''}`}
          onClick={onFilter}
        />
      )}
    </span>
  );
}
