import type { ReactNode } from 'react';
import type { GridBType } from 'shared-contracts/grid/grid-b';
import { formatDate, formatDateTime } from '../../time/format-time';
import type { FilterSetting } from '../state/filter-setting';

/** A value that a `list` or `boolean` column can have: what is sent, and how it reads. */
export interface GridBOption {
  readonly value: string;
  readonly label: string;
}

/** A column of Grid B is a record (section 3); what is left out of the switches is true, `visible` included. */
export interface GridBColumn<Row> {
  /** The name on the wire, in filters, orders and downloads; unique in the grid. */
  readonly field: string;
  readonly header: string;
  /** The key of the row that the cell shows. */
  readonly key: keyof Row & string;
  /** How it is filtered and, without `render`, how it reads: dates as DD-MM-YYYY, moments as DD-MM-YYYY HH:mm:ss. */
  readonly type: GridBType;
  /** The values that the filter of a `list` offers; a `boolean` has true and false by itself. */
  readonly options?: readonly GridBOption[] | undefined;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  readonly downloadable?: boolean;
  /** Shown before the user has chosen columns. */
  readonly visible?: boolean;
  /** Stays in sight while the grid scrolls sideways; by default the first shown column does. */
  readonly pinned?: boolean;
  /** Offered in the column dialog; a column that is not stays as `visible` says. */
  readonly canHide?: boolean;
  /** Stands in for the plain value. */
  readonly render?: (row: Row) => ReactNode;
  /** The filter that is set before the user changes it, and again after Reset. */
  readonly defaultFilter?: FilterSetting | undefined;
}

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
