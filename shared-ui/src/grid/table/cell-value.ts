import type { ReactNode } from 'react';
import { formatDateTime } from '../../time/format-time';
import type { GridActions, GridColumn } from '../column';

/** What a cell shows: the column's own rendering, a moment in India's time, or the plain value. */
export function cellValue<Row>(column: GridColumn<Row>, row: Row, grid: GridActions): ReactNode {
  if (column.render !== undefined) return column.render(row, grid);
  const value: unknown = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.type === 'dateRange') return typeof value === 'string' ? formatDateTime(value) : '';
  return String(value);
}
