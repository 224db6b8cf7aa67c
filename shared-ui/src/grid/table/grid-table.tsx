// A native table with its roles said again: on a phone the rows become cards, and browsers forget
// the roles of table elements that are not displayed as a table.
import type { ReactNode } from 'react';
import type { GridActions, GridColumn } from '../column';
import type { GridState } from '../state/grid-state';
import type { GridDispatch } from '../state/use-grid-state';
import { cellValue } from './cell-value';
import styles from './grid-table.module.css';
import { HeaderCell } from './header-cell';
import { SkeletonRows } from './skeleton-rows';

interface GridTableProps<Row> {
  readonly titleId: string;
  readonly subtitleId: string | undefined;
  /** The shown columns. */
  readonly columns: readonly GridColumn<Row>[];
  /** Undefined until there is something to show. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: keyof Row & string;
  readonly total: number;
  readonly pageSize: number;
  /** The page that the rows belong to. */
  readonly page: number;
  readonly state: GridState;
  /** No answer yet: skeleton rows. */
  readonly isLoading: boolean;
  /** The rows are those of before: dimmed. */
  readonly isRefetching: boolean;
  readonly actions: GridActions;
  readonly dispatch: GridDispatch;
  readonly onFilter: (field: string) => void;
}

export function GridTable<Row>(props: GridTableProps<Row>): ReactNode {
  const { titleId, subtitleId, columns, rows, rowKey, total, pageSize, page, state, isLoading, isRefetching, actions, dispatch, onFilter } = props;
  const rowsBefore = (page - 1) * pageSize;
  return (
    // Wider than the page it scrolls, and what scrolls must be reachable by keyboard.
    <div className={styles.region} role="region" aria-labelledby={titleId} tabIndex={0}>
      <table
        role="table"
        className={`${styles.table} ${isRefetching ? styles.dimmed : ''}`}
        aria-labelledby={titleId}
        aria-describedby={subtitleId}
        aria-busy={isLoading || isRefetching}
        aria-rowcount={rows === undefined ? -1 : total + 1}
      >
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ field, header, sortable = true, filterable = true }) => (
              <HeaderCell
                key={field}
                header={header}
                sorted={sortable ? (state.sort?.field === field ? state.sort.direction : null) : undefined}
                onSort={() => dispatch({ type: 'sortToggled', field })}
                onFilter={filterable ? () => onFilter(field) : undefined}
                isFiltered={state.filters[field] !== undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {isLoading && <SkeletonRows rowCount={pageSize} columnCount={columns.length} />}
          {rows?.map((row, index) => (
            <tr key={String(row[rowKey])} role="row" aria-rowindex={rowsBefore + index + 2}>
              {columns.map((column) => (
                <td key={column.field} role="cell" data-label={column.header}>
                  {cellValue(column, row, actions)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
