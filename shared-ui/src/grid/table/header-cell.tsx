import { type ReactNode, useId } from 'react';
import type { Direction } from 'shared-contracts/grid/grid-a';
import { ColumnButtons, type ColumnButtonsProps } from './column-buttons';
import styles from './header-cell.module.css';
import { pinnedMark } from './use-hidden-sides';

interface HeaderCellProps extends Omit<ColumnButtonsProps, 'titleId'> {
  /** The place of the column, the first is 1. */
  readonly position: number;
  /** Stays in sight while the table scrolls sideways. */
  readonly isPinned: boolean;
  /** False where the buttons are elsewhere: the title alone. */
  readonly hasButtons: boolean;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const satisfies Record<Direction, string>;

/** A column's heading. */
export function HeaderCell({ position, isPinned, hasButtons, ...column }: HeaderCellProps): ReactNode {
  const { header, sorted } = column;
  const titleId = useId();
  return (
    <th
      role="columnheader"
      scope="col"
      className={`${styles.cell} ${isPinned ? styles.pinned : ''}`}
      aria-colindex={position}
      aria-labelledby={titleId}
      aria-sort={sorted === undefined ? undefined : sorted === null ? 'none' : ariaSort[sorted]}
      {...(isPinned ? { [pinnedMark]: '' } : {})}
    >
      {hasButtons ? <ColumnButtons {...column} titleId={titleId} /> : <span id={titleId}>{header}</span>}
    </th>
  );
}
