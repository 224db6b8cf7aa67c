import type { ReactNode } from 'react';
import type { GridBType } from 'shared-contracts/grid/grid-b';
import { withDigits } from '../../language/number-text';
import { textOf } from '../../language/translate';
import { formatDate, formatDateTime } from '../../time/format-time';
import type { GridOption } from '../state/filter-setting';
import type { RowColumn } from '../state/list-column';
import { wordsOf } from '../table/words-of';
import { gridBTexts } from '../text/grid-b-texts';

/** A column of Grid B is a record. */
export interface GridBColumn<Row> extends RowColumn<Row> {
  /** How it is filtered and, without `render`, how it reads: dates as DD-MM-YYYY, moments as DD-MM-YYYY HH:mm:ss, true as Yes. */
  readonly type: GridBType;
  /** Stands in for the plain value. */
  readonly render?: ((row: Row) => ReactNode) | undefined;
}

/** The fixed values of a column; true and false are Yes and No. */
export function optionsOf({ type, options }: Pick<GridBColumn<never>, 'type' | 'options'>): readonly GridOption[] | undefined {
  if (type !== 'boolean' || options !== undefined) return options;
  const t = textOf(gridBTexts);
  return [{ value: 'true', label: t('yes') }, { value: 'false', label: t('no') }];
}

/** What a cell shows: the column's own rendering, or the value as its type reads. */
export function gridBCell<Row>(column: GridBColumn<Row>, row: Row): ReactNode {
  if (column.render !== undefined) return column.render(row);
  const value: unknown = row[column.key];
  if (value === null || value === undefined) return '';
  if (column.type === 'date' && typeof value === 'string') return formatDate(value);
  if (column.type === 'datetime' && typeof value === 'string') return formatDateTime(value);
  if (column.type === 'time') return withDigits(String(value));
  return wordsOf(String(value), optionsOf(column));
}
