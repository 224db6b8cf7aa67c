import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../time/format-time';
import type { GridBColumn } from './grid-b-column';

/** What a cell shows: the column's own rendering, or the value as its type reads. */
export function gridBCell<Row>(column: GridBColumn<Row>, row: Row): ReactNode {
  if (column.render !== undefined) return column.render(row);
  const value: unknown = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.type === 'date' && typeof value === 'string') return formatDate(value);
  if (column.type === 'datetime' && typeof value === 'string') return formatDateTime(value);
  const text = String(value);
  return column.options?.find((option) => option.value === text)?.label ?? text;
}
