// The rows of the table, those that are still to come included.
import { Fragment, type ReactNode } from 'react';
import styles from './grid-table.module.css';
import rowStyles from './table-rows.module.css';

interface RowColumn {
  readonly field: string;
  readonly header: string;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
}

/** A column that is neither sorted nor filtered holds controls; on a card it takes the whole width. */
function isControl({ sortable = true, filterable = true }: RowColumn): boolean {
  return !sortable && !filterable;
}

/** A plain value breaks between words only: not within a day (21-11-2026), nor before the number of a name (Damka-2). */
function unbrokenWords(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('-')) return content;
  // One element: a card places what its cell holds beside the heading.
  return (
    <span>
      {content.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={rowStyles.word}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Grey bars where the first rows will be; screen readers hear "busy" from the table instead. */
export function SkeletonRows({ rowCount, columnCount }: { rowCount: number; columnCount: number }): ReactNode {
  return Array.from({ length: rowCount }, (_row, row) => (
    <tr key={row} className={rowStyles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: columnCount }, (_cell, cell) => (
        <td key={cell}>
          <span className={rowStyles.bar} />
        </td>
      ))}
    </tr>
  ));
}

interface TableRowsProps<Row, Column extends RowColumn> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly cell: (column: Column, row: Row) => ReactNode;
  readonly columns: readonly Column[];
  /** Field of the column that stays in sight. */
  readonly pinned: string | undefined;
  /** How many rows of the list stand on the pages before. */
  readonly rowsBefore: number;
}

export function TableRows<Row, Column extends RowColumn>({ rows, rowKey, cell, columns, pinned, rowsBefore }: TableRowsProps<Row, Column>): ReactNode {
  return rows.map((row, index) => (
    <tr key={rowKey(row, index)} role="row" aria-rowindex={rowsBefore + index + 2}>
      {columns.map((column, place) => (
        <td
          key={column.field}
          role="cell"
          // On a card empty cells are left out: the others must still be found below their headings.
          aria-colindex={place + 1}
          className={`${column.field === pinned ? styles.pinned : ''} ${isControl(column) ? styles.control : ''}`}
          data-label={column.header}
        >
          {unbrokenWords(cell(column, row))}
        </td>
      ))}
    </tr>
  ));
}
