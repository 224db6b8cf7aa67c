import { numberOperators, textOperators, type ValueOperator } from 'shared-contracts/grid/grid-a';
import type { GridAColumnType } from 'shared-contracts/grid/outage-columns';
import { type FilterSetting, isRange, needsValue } from './filter-setting';

/** Grid A's operators by column type, in the order and with the names of section 5. */
export const operatorsOf = {
  text: textOperators,
  number: numberOperators,
  interval: numberOperators,
  dateRange: [],
} as const satisfies Record<GridAColumnType, readonly ValueOperator[]>;

/** What the API accepts in one filter value. */
export const maxValueLength = 500;

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The numbers that the API accepts. */
function isNumeric(text: string): boolean {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text);
}

/** The operator when the column's type has it, otherwise null. */
export function toOperator(type: GridAColumnType, operator: string): ValueOperator | null {
  return operatorsOf[type].find((known) => known === operator) ?? null;
}

/** Whether an applied setting, perhaps typed into the address bar, makes sense for a column of this type. */
export function isFitting(type: GridAColumnType, setting: FilterSetting): boolean {
  if (isRange(setting)) return type === 'dateRange' && day.test(setting.from) && day.test(setting.to) && setting.from <= setting.to;
  if (toOperator(type, setting.operator) === null) return false;
  if (!needsValue(setting.operator)) return setting.value === '';
  if (setting.value === '' || setting.value !== setting.value.trim() || setting.value.length > maxValueLength) return false;
  return type === 'text' || isNumeric(setting.value);
}
