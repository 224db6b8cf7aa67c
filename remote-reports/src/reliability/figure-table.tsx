import { type ReactNode, useRef } from 'react';
import { pinnedMark, useHiddenSides } from 'shared-ui/grid';
import styles from './figure-table.module.css';

export interface Figure<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
}

interface FigureTableProps<Row> {
  readonly label: string;
  readonly figures: readonly Figure<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A last row of sums. */
  readonly total?: Row;
}

/** More rows than this scroll on their own. */
const longAfter = 20;

/** A plain table of numbers. What a row is about stays in sight when the numbers are wider than the screen. */
export function FigureTable<Row>({ label, figures, rows, keyOf, total }: FigureTableProps<Row>): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const hiddenSides = useHiddenSides(region);
  const cells = (row: Row) =>
    figures.map(({ title, cell, isNumber }, index) =>
      index === 0 ? (
        <th key={title} scope="row">
          {cell(row)}
        </th>
      ) : (
        <td key={title} className={isNumber ? styles.number : undefined}>
          {cell(row)}
        </td>
      ),
    );
  return (
    <div className={styles.frame} data-hidden-sides={hiddenSides}>
      <div
        ref={region}
        className={`${styles.region} ${rows.length > longAfter ? styles.long : ''}`}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {figures.map(({ title, isNumber }, index) => (
                <th key={title} scope="col" className={isNumber ? styles.number : undefined} {...(index === 0 && { [pinnedMark]: true })}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>{cells(row)}</tr>
            ))}
          </tbody>
          {total !== undefined && (
            <tfoot>
              <tr>{cells(total)}</tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}
