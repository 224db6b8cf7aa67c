import type { GridBFilter, GridBQuery } from 'shared-contracts/grid/grid-b';
import type { GridState } from '../state/grid-state';
import type { GridRows } from '../use-grid-page';
import type { GridBColumn } from './grid-b-column';
import { toGridBFilter } from './grid-b-filter';
import type { GridBPage } from './grid-b-props';

/** The rows and the total, as the shared core knows them. */
export function readGridBPage<Row>({ data, total_records: total }: GridBPage<Row>): GridRows<Row> {
  return { rows: data, total };
}

const orders = { asc: 'ASC', desc: 'DESC' } as const;

/** The call for the page that `state` describes (section 7). */
export function toGridBQuery<Row>({ page, sort, filters }: GridState, columns: readonly GridBColumn<Row>[], pageSize: number): GridBQuery {
  return {
    orderBy: sort?.field ?? null,
    order: sort === null ? null : orders[sort.direction],
    filteredData: columns.flatMap((column): GridBFilter[] => {
      const setting = filters[column.field];
      const filter = setting === undefined ? null : toGridBFilter(column, setting);
      return filter === null ? [] : [filter];
    }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    download: false,
    downloadFields: null,
  };
}

/** The same call for a CSV file: all rows that match, of the visible columns that may be downloaded. */
export function toGridBDownload<Row>(query: GridBQuery, columns: readonly GridBColumn<Row>[], visible: readonly string[]): GridBQuery {
  const downloaded = columns.filter(({ field, downloadable = true }) => downloadable && visible.includes(field));
  return { ...query, offset: 0, download: true, downloadFields: downloaded.map(({ field, header }) => ({ field, headerName: header })) };
}
