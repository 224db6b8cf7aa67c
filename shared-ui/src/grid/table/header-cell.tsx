import { type ReactNode, useId } from 'react';
import type { Direction } from 'shared-contracts/grid/grid-a';
import { Icon } from '../../control/icon';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';
import styles from './header-cell.module.css';

interface HeaderCellProps {
  readonly header: string;
  /** How the column is sorted now; undefined when it cannot be. */
  readonly sorted: Direction | null | undefined;
  readonly onSort: () => void;
  /** Undefined when the column has no filter. */
  readonly onFilter: (() => void) | undefined;
  readonly isFiltered: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const satisfies Record<Direction, string>;
const sortIcon = { asc: 'sortAscending', desc: 'sortDescending' } as const satisfies Record<Direction, string>;

/** A column's heading with real buttons to sort and to filter, so that the keyboard reaches both. */
export function HeaderCell({ header, sorted, onSort, onFilter, isFiltered }: HeaderCellProps): ReactNode {
  const t = useTexts(gridTexts);
  const textId = useId();
  const text = <span id={textId}>{header}</span>;
  return (
    <th role="columnheader" scope="col" className={styles.cell} aria-labelledby={textId} aria-sort={sorted === undefined ? undefined : sorted === null ? 'none' : ariaSort[sorted]}>
      <span className={styles.content}>
        {sorted === undefined ? (
          <span className={styles.plain}>{text}</span>
        ) : (
          <button type="button" className={styles.sort} aria-label={t('sortBy', { header })} data-sorted={sorted !== null} onClick={onSort}>
            {text}
            <Icon name={sorted === null ? 'sortNone' : sortIcon[sorted]} />
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
    </th>
  );
}
