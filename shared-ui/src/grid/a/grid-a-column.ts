import type { ReactNode } from 'react';
import type { GridAType } from 'shared-contracts/constant/column-type';
import { formatDateTime } from '../../time/format-time';
import type { RowColumn } from '../state/list-column';
import { wordsOf } from '../table/words-of';

/** What a cell can do with the grid around it. */
export interface GridActions {
  /** Fetches the page again, after a change that the cell has made. */
  readonly reload: () => void;
}

/** A column of Grid A is a record. */
export interface GridColumn<Row> extends RowColumn<Row> {
  /** How it is filtered; `interval` is a number of minutes. */
  readonly type: GridAType;
  /** Stands in for the plain value (for a date range column: DD-MM-YYYY HH:mm:ss). */
  readonly render?: ((row: Row, grid: GridActions) => ReactNode) | undefined;
}

/** What a cell shows: the column's own rendering, a moment in India's time, or the value in words. */
export function gridACell<Row>(column: GridColumn<Row>, row: Row, grid: GridActions): ReactNode {
  if (column.render !== undefined) return column.render(row, grid);
  const value: unknown = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.type === 'dateRange') return typeof value === 'string' ? formatDateTime(value) : '';
  return wordsOf(String(value), column.options);
}
