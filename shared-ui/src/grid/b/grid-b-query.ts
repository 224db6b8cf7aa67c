import type { BaseIssue, BaseSchema } from 'valibot';
import type { Codec } from 'shared-contracts/codec';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { gridBBody, GridBFilter, GridBQuery } from 'shared-contracts/grid/grid-b';
import type { GridRows } from '../frame/use-grid-page';
import type { FileTitles } from '../../menu/titled-download';
import { titleIn } from '../state/columns-in';
import type { GridState } from '../state/grid-state';
import type { GridBColumn } from './grid-b-column';
import { toGridBFilter } from './grid-b-filter';

/** A page of rows and the exact number of all rows that match. */
export interface GridBPage<Row> {
  readonly data: readonly Row[];
  readonly total_records: number;
}

/** An endpoint record that a Grid B can read: the substation grid and the pending report. */
export interface GridBEndpoint<Row> extends Endpoint {
  readonly params?: never;
  readonly query?: never;
  readonly body: typeof gridBBody;
  readonly response: Codec<BaseSchema<unknown, GridBPage<Row>, BaseIssue<unknown>>>;
}

/** The rows and the total, as the shared core knows them. */
export function readGridBPage<Row>({ data, total_records: total }: GridBPage<Row>): GridRows<Row> {
  return { rows: data, total };
}

const orders = { asc: 'ASC', desc: 'DESC' } as const;

/** The call for the page that `state` describes (docs/product.md#lists). */
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
export function toGridBDownload<Row>(
  query: GridBQuery,
  columns: readonly GridBColumn<Row>[],
  visible: readonly string[],
  titles: FileTitles,
): GridBQuery {
  const downloaded = columns.filter(({ field, downloadable = true }) => downloadable && visible.includes(field));
  const downloadFields = downloaded.map((column) => ({ field: column.field, headerName: titleIn(column, titles) }));
  return { ...query, offset: 0, download: true, downloadFields };
}
