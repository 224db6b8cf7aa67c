import type { ReactNode } from 'react';
import type { GridAType } from 'shared-contracts/constant/column-type';
import { formatDateTime } from '../../time/format-time';
import type { FilterSetting } from '../state/filter-setting';

/** What a cell can do with the grid around it. */
export interface GridActions {
  /** Fetches the page again, after a change that the cell has made. */
  readonly reload: () => void;
}

/** A column of Grid A is a record (section 3); what is left out of the switches is true, `visible` included. */
export interface GridColumn<Row> {
  /** The name on the wire, in filters, orders and downloads; unique in the grid. */
  readonly field: string;
  readonly header: string;
  /** The key of the row that the cell shows. */
  readonly key: keyof Row & string;
  /** How it is filtered; `interval` is a number of minutes. */
  readonly type: GridAType;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  readonly downloadable?: boolean;
  /** Shown before the user has chosen columns. */
  readonly visible?: boolean;
  /** Stays in sight while the grid scrolls sideways; by default the first shown column does. */
  readonly pinned?: boolean;
  /** Offered in the column dialog; a column that is not stays as `visible` says. */
  readonly canHide?: boolean;
  /** Stands in for the plain value (for a date range column: DD-MM-YYYY HH:mm:ss). */
  readonly render?: (row: Row, grid: GridActions) => ReactNode;
  /** The filter that is set before the user changes it, and again after Reset. */
  readonly defaultFilter?: FilterSetting | undefined;
}

/** What a cell shows: the column's own rendering, a moment in India's time, or the plain value. */
export function gridACell<Row>(column: GridColumn<Row>, row: Row, grid: GridActions): ReactNode {
  if (column.render !== undefined) return column.render(row, grid);
  const value: unknown = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.type === 'dateRange') return typeof value === 'string' ? formatDateTime(value) : '';
  return String(value);
}
