// Between the filter that a user sets and the one that the call carries, for Grid A's column types.
import { numberOperators, textOperators, type ValueOperator } from 'shared-contracts/grid/grid-a';
import type { GridAType } from 'shared-contracts/constant/column-type';
import { rangeFault } from 'shared-contracts/grid/range-order';
import { textOf, type Translate } from '../../language/translate';
import { formatDate } from '../../time/format-time';
import { type FilterSetting, isRange, maxValueLength, needsValue, toApplied } from '../state/filter-setting';
import type { filterTexts } from '../text/filter-texts';
import { gridTexts } from '../text/grid-texts';

/** Grid A's operators by column type, in the order and with the names of section 5. */
export const operatorsOf = {
  text: textOperators,
  number: numberOperators,
  interval: numberOperators,
  dateRange: [],
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

/** Why what the dialog holds cannot be applied, in words; null when it can, or when it applies nothing. */
export function draftFault(type: GridAType, draft: FilterSetting): string | null {
  const applied = toApplied(draft);
  if (applied === null || isFitting(type, applied)) return null;
  return isRange(applied) ? rangeFault('date', applied.from, applied.to) : textOf(gridTexts)('numberRule');
}

/** A filter as a sentence for its chip: 'Feeder Name contains X', 'Occurrence Time 14-11-2026 to 21-11-2026'. */
export function filterPhrase(header: string, type: GridAType, setting: FilterSetting, t: Translate<(typeof filterTexts)['english']>): string {
  if (isRange(setting)) return t('between', { header, from: formatDate(setting.from), to: formatDate(setting.to) });
  const operator = toOperator(type, setting.operator);
  if (operator === null) return header;
  if (operator === 'isEmpty') return t(operator, { header });
  return t(operator, { header, value: type === 'interval' ? t('minutes', { value: setting.value }) : setting.value });
}
