import type { ReactNode } from 'react';
import styles from './health-table.module.css';

interface HealthColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly className?: string | undefined;
}

interface HealthTableProps<Row> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [HealthColumn<Row>, ...HealthColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A small table of what happened to releases. On a phone each row is a card. */
export function HealthTable<Row>({ label, columns: [first, ...others], rows, keyOf }: HealthTableProps<Row>): ReactNode {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {[first, ...others].map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" data-label={first.title} className={first.className}>
              {first.cell(row)}
            </th>
            {others.map(({ title, cell, className }) => (
              <td key={title} data-label={title} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
