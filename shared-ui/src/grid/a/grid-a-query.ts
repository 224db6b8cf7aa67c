import type { BaseIssue, BaseSchema } from 'valibot';
import type { Codec } from 'shared-contracts/codec';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { GridAFilter, GridAQuery, gridAQuery } from 'shared-contracts/grid/grid-a';
import type { FileTitles } from '../../menu/titled-download';
import { titleIn } from '../state/columns-in';
import { type FilterSetting, isRange } from '../state/filter-setting';
import { type GridRules, gridRules, type GridSort, type GridState } from '../state/grid-state';
import type { GridRows } from '../frame/use-grid-page';
import type { GridColumn } from './grid-a-column';
import { isFitting, toOperator } from './grid-a-filter';

/** A page of rows and the exact number of all rows that match. */
export interface GridAPage<Row> {
  readonly dataSource: readonly Row[];
  readonly totalRecords: { readonly count: number };
}

/** An endpoint record that a Grid A can read. */
export interface GridAEndpoint<Row> extends Endpoint {
  readonly params?: never;
  readonly query: typeof gridAQuery;
  readonly body?: never;
  readonly response: Codec<BaseSchema<unknown, GridAPage<Row>, BaseIssue<unknown>>>;
}

/** The rows and the total, as the shared core knows them. */
export function readGridAPage<Row>({ dataSource, totalRecords }: GridAPage<Row>): GridRows<Row> {
  return { rows: dataSource, total: totalRecords.count };
}

/** What the shared core needs to know of Grid A's columns. */
export function gridARules<Row>(columns: readonly GridColumn<Row>[]): GridRules {
  return gridRules(columns, ({ type }, setting) => isFitting(type, setting));
}

function toFilter<Row>({ field, type }: GridColumn<Row>, setting: FilterSetting | undefined): GridAFilter[] {
  if (setting === undefined) return [];
  if (isRange(setting)) return [{ field, ...setting }];
  const operator = toOperator(type, setting.operator);
  return operator === null ? [] : [{ field, operator, value: setting.value }];
}

/** The call for the page that `state` describes. */
export function toGridAQuery<Row>(
  state: GridState,
  columns: readonly GridColumn<Row>[],
  pageSize: number,
  defaultSort: GridSort | null,
): GridAQuery {
  return {
    offset: (state.page - 1) * pageSize,
    limit: pageSize,
    orderBy: state.sort?.field ?? null,
    orderByType: state.sort?.direction ?? null,
    defaultOrderBy: defaultSort?.field ?? null,
    defaultOrderByType: defaultSort?.direction ?? null,
    filters: columns.flatMap((column) => toFilter(column, state.filters[column.field])),
    download: null,
  };
}

/** The same call for a CSV file: all rows that match, of the visible columns that may be downloaded. */
export function toDownloadQuery<Row>(
  query: GridAQuery,
  columns: readonly GridColumn<Row>[],
  visible: readonly string[],
  titles: FileTitles,
): GridAQuery {
  const downloaded = columns.filter(({ field, downloadable = true }) => downloadable && visible.includes(field));
  return { ...query, offset: 0, download: downloaded.map((column) => ({ field: column.field, title: titleIn(column, titles) })) };
}
