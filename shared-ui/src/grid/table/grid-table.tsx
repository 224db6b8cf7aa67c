// A native table that states its roles again. On a phone the rows become cards, and browsers forget the roles of table
// elements that are not displayed as a table.
import { type ReactNode, useRef } from 'react';
import { useIsPhone } from '../../control/use-is-phone';
import type { Density } from '../state/density';
import type { GridState } from '../state/grid-state';
import type { RowColumn } from '../state/list-column';
import type { GridDispatch } from '../state/use-grid-state';
import { ColumnPanel } from './column-panel';
import { EmptyState } from './empty-state';
import styles from './grid-table.module.css';
import { HeaderCell } from './header-cell';
import { SkeletonRows, TableRows } from './table-rows';
import { useHiddenSides } from './use-hidden-sides';

interface GridTableProps<Row, Column extends RowColumn<Row>> {
  /** The filters one click away: on a phone they share a line with the button of the columns. */
  readonly quickBar: ReactNode;
  readonly titleId: string;
  readonly subtitleId: string | undefined;
  /** The shown columns. */
  readonly columns: readonly Column[];
  /** Undefined until there is something to show. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row, index: number) => string;
  readonly cell: (column: Column, row: Row) => ReactNode;
  /** Stands where the rows would be when there are none; null leaves it to the footer. */
  readonly emptyText: string | null;
  readonly total: number;
  readonly pageSize: number;
  /** The page that the rows belong to. */
  readonly page: number;
  readonly state: GridState;
  /** No answer yet: skeleton rows. */
  readonly isLoading: boolean;
  /** The rows are those of before: dimmed. */
  readonly isRefetching: boolean;
  readonly density: Density;
  readonly dispatch: GridDispatch;
  readonly onFilter: (field: string) => void;
}

export function GridTable<Row, Column extends RowColumn<Row>>(props: GridTableProps<Row, Column>): ReactNode {
  const { quickBar, titleId, subtitleId, columns, rows, rowKey, cell, emptyText, total, pageSize, page } = props;
  const { state, isLoading, isRefetching, density, dispatch, onFilter } = props;
  const region = useRef<HTMLDivElement>(null);
  const hiddenSides = useHiddenSides(region);
  const isPhone = useIsPhone();
  const rowsBefore = (page - 1) * pageSize;
  const isFiltered = Object.keys(state.filters).length > 0;
  const pinned = columns.find((column) => column.pinned) ?? columns[0];
  const headings = columns.map(({ field, header, sortable = true, filterable = true }) => ({
    field,
    header,
    sorted: sortable ? (state.sort?.field === field ? state.sort.direction : null) : undefined,
    onSort: () => dispatch({ type: 'sortToggled', field }),
    onFilter: filterable ? () => onFilter(field) : undefined,
    isFiltered: state.filters[field] !== undefined,
  }));
  return (
    <div className={styles.frame} data-hidden-sides={hiddenSides}>
      {isPhone && (
        <ColumnPanel
          beside={quickBar}
          columns={headings.filter(({ sorted, onFilter: open }) => sorted !== undefined || open !== undefined)}
        />
      )}
      {/* Wider than the page it scrolls, and what scrolls must be reachable by keyboard. */}
      <div ref={region} className={styles.region} role="region" aria-labelledby={titleId} tabIndex={0}>
        <table
          role="table"
          className={`${styles.table} ${isRefetching ? styles.dimmed : ''}`}
          data-density={density}
          aria-labelledby={titleId}
          aria-describedby={subtitleId}
          aria-busy={isLoading || isRefetching}
          aria-rowcount={rows === undefined ? -1 : total + 1}
        >
          <thead role="rowgroup" className={styles.head}>
            <tr role="row" aria-rowindex={1}>
              {headings.map(({ field, ...heading }, index) => (
                <HeaderCell key={field} {...heading} position={index + 1} isPinned={field === pinned?.field} hasButtons={!isPhone} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {isLoading && <SkeletonRows rowCount={pageSize} columnCount={columns.length} />}
            {rows?.length === 0 && emptyText !== null && (
              <tr role="row">
                <td role="cell" className={styles.empty} colSpan={columns.length}>
                  {emptyText}
                </td>
              </tr>
            )}
            {rows !== undefined && <TableRows {...{ rows, rowKey, cell, columns, rowsBefore }} pinned={pinned?.field} isCards={isPhone} />}
          </tbody>
        </table>
      </div>
      {rows?.length === 0 && (emptyText === null || isFiltered) && <EmptyState isFiltered={isFiltered} dispatch={dispatch} />}
    </div>
  );
}
