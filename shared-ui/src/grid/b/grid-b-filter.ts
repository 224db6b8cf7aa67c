// Between the filter that a user sets and the one that the call carries (section 3, Grid B filter).
import { indianOffset } from 'shared-contracts/constant/indian-time';
import { type GridBFilter, type GridBOperator, gridBFilterSchema, gridBOperators, type GridBType, isValueless } from 'shared-contracts/grid/grid-b';
import { judgeGridBFilter } from 'shared-contracts/rule/grid-b-filter';
import * as v from 'valibot';
import { textOf, type Translate } from '../../language/translate';
import { formatDate, formatDateTime } from '../../time/format-time';
import { type FilterSetting, isRange, toApplied } from '../state/filter-setting';
import type { phraseTexts } from '../text/grid-b-texts';
import { gridTexts } from '../text/grid-texts';
import type { GridBOption } from './grid-b-column';

interface FilteredColumn {
  readonly field: string;
  readonly header: string;
  readonly type: GridBType;
  readonly options?: readonly GridBOption[] | undefined;
}

/** The operator when the column's type has it, otherwise null. */
export function toGridBOperator(type: GridBType, operator: string): GridBOperator | null {
  return gridBOperators[type].find((known) => known === operator) ?? null;
}

/** The input of a moment gives no offset, no seconds when they are zero, perhaps fractions; the product has one time zone. */
function wireValue(type: GridBType, value: string): string | boolean {
  if (type === 'boolean') return value === 'true';
  if (type === 'time') return value.slice(0, 8);
  if (type === 'datetime') return `${value.length === 16 ? `${value}:00` : value.slice(0, 19)}${indianOffset}`;
  return value;
}

/** The filter as the call carries it; null when the column's type does not have the operator. */
export function toGridBFilter({ field, header, type }: FilteredColumn, setting: FilterSetting): GridBFilter | null {
  const operator = toGridBOperator(type, setting.operator);
  if (operator === null) return null;
  const filter = { id: field, type, field, headerName: header, operator, value: null, fromValue: null, toValue: null };
  if (isRange(setting)) return { ...filter, fromValue: wireValue(type, setting.from), toValue: wireValue(type, setting.to) };
  return setting.value === '' ? filter : { ...filter, value: wireValue(type, setting.value) };
}

/** Whether an applied setting, perhaps typed into the address bar, is one that the server takes. */
export function isFittingGridB(column: FilteredColumn, setting: FilterSetting): boolean {
  const filter = toGridBFilter(column, setting);
  if (filter === null || (filter.operator === 'between') !== isRange(setting)) return false;
  if (!isRange(setting) && setting.value !== setting.value.trim()) return false;
  if (column.type === 'boolean' && !isRange(setting) && setting.value !== 'true' && setting.value !== 'false') return false;
  return judgeGridBFilter(filter).canApply && v.is(gridBFilterSchema, filter);
}

/** Whether Apply is enabled for what the dialog holds; if not, perhaps why (section 5). */
export function judgeDraft(column: FilteredColumn, draft: FilterSetting): { readonly canApply: boolean; readonly message: string | null } {
  const applied = toApplied(draft);
  const filter = applied === null ? null : toGridBFilter(column, applied);
  if (applied === null || filter === null) return { canApply: false, message: null };
  const verdict = judgeGridBFilter(filter);
  if (!verdict.canApply) return verdict;
  const canApply = isFittingGridB(column, applied);
  return { canApply, message: !canApply && column.type === 'number' ? textOf(gridTexts)('numberRule') : null };
}

/** What an operator asks for, empty: another operator clears the values (section 4). */
export function emptyDraft(operator: string): FilterSetting {
  return operator === 'between' ? { operator, from: '', to: '' } : { operator, value: '' };
}

function readable({ type, options }: Pick<FilteredColumn, 'type' | 'options'>, value: string): string {
  if (type === 'date') return formatDate(value);
  if (type === 'datetime') return formatDateTime(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** A filter as a sentence for its chip: 'Feeder Name contains X', 'Start Date 14-11-2026 to 21-11-2026'. */
export function gridBPhrase(column: FilteredColumn, setting: FilterSetting, t: Translate<(typeof phraseTexts)['english']>): string {
  const { header } = column;
  if (isRange(setting)) return t('between', { header, from: readable(column, setting.from), to: readable(column, setting.to) });
  const operator = toGridBOperator(column.type, setting.operator);
  if (operator === null || operator === 'between') return header;
  if (isValueless(operator)) return t(operator, { header, value: '' });
  return t(operator, { header, value: readable(column, setting.value) });
}
