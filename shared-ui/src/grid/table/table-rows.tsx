// The rows of the table, those that are still to come included.
import { Fragment, type ReactNode } from 'react';
import type { CardPlace, RowColumn } from '../state/list-column';
import styles from './table-rows.module.css';

/** A plain value breaks between words only: not within a day (21-11-2026), nor before the number of a name (Damka-2). */
function unbrokenWords(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('-')) return content;
  // One element: a card places what its cell holds beside the heading.
  return (
    <span>
      {content.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Grey bars where the first rows will be; screen readers hear "busy" from the table instead. */
export function SkeletonRows({ rowCount, columnCount }: { rowCount: number; columnCount: number }): ReactNode {
  return Array.from({ length: rowCount }, (_row, row) => (
    <tr key={row} className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: columnCount }, (_cell, cell) => (
        <td key={cell}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}

/** Where a cell stands on a card; a column that is neither sorted nor filtered holds controls. */
function placeOf<Row>({ card, sortable = true, filterable = true }: RowColumn<Row>, row: Row): CardPlace | undefined {
  const place = typeof card === 'function' ? card(row) : card;
  return place ?? (!sortable && !filterable ? 'action' : undefined);
}

/** From the head of a card to its foot. */
const order: readonly (CardPlace | undefined)[] = ['title', 'tag', 'icon', undefined, 'action'];

interface TableRowsProps<Row, Column extends RowColumn<Row>> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly cell: (column: Column, row: Row) => ReactNode;
  readonly columns: readonly Column[];
  /** Field of the column that stays in sight. */
  readonly pinned: string | undefined;
  /** How many rows of the list stand on the pages before. */
  readonly rowsBefore: number;
  /** Rows are cards: their cells stand in the order of the card, so that the keyboard follows the eye. */
  readonly isCards: boolean;
}

export function TableRows<Row, Column extends RowColumn<Row>>(props: TableRowsProps<Row, Column>): ReactNode {
  const { rows, rowKey, cell, columns, pinned, rowsBefore, isCards } = props;
  return rows.map((row, index) => {
    const cells = columns.map((column, at) => ({ column, at, place: isCards ? placeOf(column, row) : undefined }));
    const shown = isCards ? order.flatMap((wanted) => cells.filter(({ place }) => place === wanted)) : cells;
    return (
      <tr key={rowKey(row, index)} role="row" aria-rowindex={rowsBefore + index + 2}>
        {shown.map(({ column, at, place }) => (
          <td
            key={column.field}
            role="cell"
            // Cells of a card are in another order, and empty ones are left out. Each must still be found below its heading.
            aria-colindex={at + 1}
            className={column.field === pinned ? styles.pinned : undefined}
            data-label={column.header}
            data-place={place}
          >
            {unbrokenWords(cell(column, row))}
          </td>
        ))}
      </tr>
    );
  });
}
