// Between the filter that a user sets and the one that the call carries, for Grid A's column types.
import { numberOperators, textOperators, type ValueOperator } from 'shared-contracts/grid/grid-a';
import type { GridAType } from 'shared-contracts/constant/column-type';
import { rangeFault } from 'shared-contracts/grid/range-order';
import { textOf, type Translate } from '../../language/translate';
import { formatDate } from '../../time/format-time';
import {
  type FilterFace,
  type FilterSetting,
  type FilterVerdict,
  type GridOption,
  isRange,
  maxValueLength,
  needsValue,
  toApplied,
  type ValueKind,
} from '../state/filter-setting';
import { type filterTexts, operatorWords } from '../text/filter-texts';
import { rangeText } from '../filter/range-text';
import { gridTexts } from '../text/grid-texts';

interface FilteredColumn {
  readonly header: string;
  readonly type: GridAType;
  readonly options?: readonly GridOption[] | undefined;
}

/** Grid A's operators by column type (docs/product.md#filters); a date also takes the range that is no operator of a value. */
const operatorsOf = {
  text: textOperators,
  number: numberOperators,
  interval: numberOperators,
  dateRange: ['isEmpty'],
} as const satisfies Record<GridAType, readonly ValueOperator[]>;

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The numbers that the API accepts. */
function isNumeric(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
}

/** The operator when the column's type has it, otherwise null. */
export function toOperator(type: GridAType, operator: string): ValueOperator | null {
  return operatorsOf[type].find((known) => known === operator) ?? null;
}

/** Whether an applied setting, perhaps typed into the address bar, makes sense for a column of this type. */
export function isFitting(type: GridAType, setting: FilterSetting): boolean {
  if (isRange(setting)) return type === 'dateRange' && day.test(setting.from) && day.test(setting.to) && setting.from <= setting.to;
  if (toOperator(type, setting.operator) === null) return false;
  if (!needsValue(setting.operator)) return setting.value === '';
  if (setting.value === '' || setting.value !== setting.value.trim() || setting.value.length > maxValueLength) return false;
  return type === 'text' || isNumeric(setting.value);
}

const emptyValue = (operator: string): FilterSetting => ({ operator, value: '' });
const emptyRange: FilterSetting = { operator: 'between', from: '', to: '' };

/** A fixed value is picked where it is meant as a whole; a part of it is typed. */
function kindOf({ type, options }: FilteredColumn, operator: string): ValueKind {
  if (type === 'dateRange') return 'date';
  if (type !== 'text') return 'number';
  return options !== undefined && (operator === '=' || operator === 'notEqualTo') ? 'option' : 'text';
}

/** A text or a range that is not there applies nothing; half a range does not say what is wanted. */
function judge(type: GridAType, draft: FilterSetting): FilterVerdict {
  const t = textOf(gridTexts);
  const applied = toApplied(draft);
  if (applied === null) {
    const isHalf = isRange(draft) && (draft.from === '') !== (draft.to === '');
    return { canApply: true, message: null, refusal: isHalf ? t('bothDates') : null };
  }
  if (isFitting(type, applied)) return { canApply: true, message: null };
  return { canApply: false, message: isRange(applied) ? rangeText(rangeFault('date', applied.from, applied.to)) : t('numberRule') };
}

/** What the filter dialog needs to know of a column of Grid A. */
export function gridAFace(column: FilteredColumn): FilterFace {
  const t = textOf(gridTexts);
  const words = textOf(operatorWords);
  const { type, options = [] } = column;
  const operators = type === 'dateRange' ? (['between', 'isEmpty'] as const) : operatorsOf[type];
  return {
    operators: operators.map((operator) => ({ value: operator, label: words(operator) })),
    kindOf: (operator) => kindOf(column, operator),
    options,
    empty: type === 'dateRange' ? emptyRange : emptyValue(operatorsOf[type][0]),
    change: (draft, operator) => {
      if (operator === 'between') return emptyRange;
      // A text that is typed is kept as it is under another operator.
      const isKept = !isRange(draft) && kindOf(column, draft.operator) === kindOf(column, operator);
      return isKept ? { operator, value: draft.value } : emptyValue(operator);
    },
    judge: (draft) => judge(type, draft),
    labels: {
      clear: t('clear'),
      apply: t('apply'),
      value: t(type === 'interval' ? 'minutes' : 'value'),
      from: t('fromDate'),
      to: t('toDate'),
    },
  };
}

/** A filter as a sentence for its chip: 'Feeder Name contains X', 'Occurrence Time 14-11-2026 to 21-11-2026'. */
export function gridAPhrase(column: FilteredColumn, setting: FilterSetting, t: Translate<(typeof filterTexts)['english']>): string {
  const { header, type, options } = column;
  if (isRange(setting)) return t('between', { header, from: formatDate(setting.from), to: formatDate(setting.to) });
  const operator = toOperator(type, setting.operator);
  if (operator === null) return header;
  if (operator === 'isEmpty') return t(operator, { header });
  const label = options?.find(({ value }) => value === setting.value)?.label ?? setting.value;
  return t(operator, { header, value: type === 'interval' ? t('minutes', { value: label }) : label });
}
