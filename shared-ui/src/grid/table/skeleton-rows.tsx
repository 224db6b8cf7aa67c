import type { ReactNode } from 'react';
import styles from './skeleton-rows.module.css';

/** Grey bars where the first rows will be; screen readers hear "busy" from the table instead. */
export function SkeletonRows({ rowCount, columnCount }: { rowCount: number; columnCount: number }): ReactNode {
  return Array.from({ length: rowCount }, (_row, row) => (
    <tr key={row} className={styles.row} aria-hidden="true" data-skeleton>
      {Array.from({ length: columnCount }, (_cell, cell) => (
        <td key={cell}>
          <span className={styles.bar} />
        </td>
      ))}
    </tr>
  ));
}
