// Between the filter that a user sets and the one that the call carries, for Grid B's column types.
import { indianOffset } from 'shared-contracts/constant/indian-time';
import {
  type GridBFilter,
  gridBFilterSchema,
  type GridBOperator,
  gridBOperators,
  type GridBType,
  isValueless,
} from 'shared-contracts/grid/grid-b';
import { judgeGridBFilter } from 'shared-contracts/rule/grid-b-filter';
import * as v from 'valibot';
import { textOf, type Translate } from '../../language/translate';
import { formatDate, formatDateTime } from '../../time/format-time';
import {
  type FilterFace,
  type FilterSetting,
  type FilterVerdict,
  type GridOption,
  isRange,
  toApplied,
  type ValueKind,
} from '../state/filter-setting';
import { rangeText } from '../filter/range-text';
import { gridBTexts, operatorTexts, type phraseTexts } from '../text/grid-b-texts';
import { gridTexts } from '../text/grid-texts';
import { optionsOf } from './grid-b-column';

interface FilteredColumn {
  readonly field: string;
  readonly header: string;
  readonly type: GridBType;
  readonly options?: readonly GridOption[] | undefined;
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

/** Whether Apply is enabled for what the dialog holds; if not, perhaps why. */
function judge(column: FilteredColumn, draft: FilterSetting): FilterVerdict {
  const applied = toApplied(draft);
  const filter = applied === null ? null : toGridBFilter(column, applied);
  if (applied === null || filter === null) return { canApply: false, message: null };
  const verdict = judgeGridBFilter(filter);
  if (!verdict.canApply) return { canApply: false, message: rangeText(verdict.code) };
  const canApply = isFittingGridB(column, applied);
  return { canApply, message: !canApply && column.type === 'number' ? textOf(gridTexts)('numberRule') : null };
}

/** What an operator asks for, empty: another operator clears the values. */
function emptyDraft(operator: string): FilterSetting {
  return operator === 'between' ? { operator, from: '', to: '' } : { operator, value: '' };
}

/** A fixed value is picked where it is meant as a whole; a part of it is typed. */
function kindOf({ type, options }: FilteredColumn, operator: string): ValueKind {
  if (type === 'boolean') return 'option';
  if (type !== 'string' && type !== 'list') return type;
  const isWhole = operator === 'equals' || operator === 'does_not_equal';
  return options !== undefined && isWhole ? 'option' : 'text';
}

const endLabels = {
  date: { from: 'fromDate', to: 'toDate' },
  time: { from: 'fromTime', to: 'toTime' },
  datetime: { from: 'fromDateTime', to: 'toDateTime' },
} as const;

/** What the filter dialog needs to know of a column of Grid B. */
export function gridBFace(column: FilteredColumn): FilterFace {
  const t = textOf(gridBTexts);
  const words = textOf(operatorTexts);
  const { type } = column;
  const ends = type === 'time' || type === 'datetime' ? endLabels[type] : endLabels.date;
  return {
    operators: gridBOperators[type].map((operator) => ({ value: operator, label: words(operator) })),
    kindOf: (operator) => kindOf(column, operator),
    options: optionsOf(column) ?? [],
    empty: emptyDraft(gridBOperators[type][0]),
    change: (_draft, operator) => emptyDraft(operator),
    judge: (draft) => judge(column, draft),
    labels: { clear: t('clearFilter'), apply: t('applyFilter'), value: textOf(gridTexts)('value'), from: t(ends.from), to: t(ends.to) },
  };
}

function readable(column: FilteredColumn, value: string): string {
  if (column.type === 'date') return formatDate(value);
  if (column.type === 'datetime') return formatDateTime(value);
  return optionsOf(column)?.find((option) => option.value === value)?.label ?? value;
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
