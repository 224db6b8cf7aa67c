/** A filter as the user set it: an operator with a text, or both ends of a range. */
export type FilterSetting = ValueSetting | RangeSetting;

export interface ValueSetting {
  readonly operator: string;
  readonly value: string;
}

export interface RangeSetting {
  readonly operator: 'between';
  readonly from: string;
  readonly to: string;
}

/** What the API accepts in one filter value. */
export const maxValueLength = 500;

export function isRange(setting: FilterSetting): setting is RangeSetting {
  return 'from' in setting;
}

/** Operators that ask for no value (Grid A's and Grid B's). */
const valueless: readonly string[] = ['isEmpty', 'is_empty', 'is_not_empty'];

export function needsValue(operator: string): boolean {
  return !valueless.includes(operator);
}

/**
 * The setting as it is applied: text trimmed, no value where none is needed. Null when it does not
 * apply: only a text, both ends of a range, or an operator without value do (docs/product.md#filters).
 */
export function toApplied(setting: FilterSetting): FilterSetting | null {
  if (isRange(setting)) {
    return setting.from !== '' && setting.to !== '' ? { operator: 'between', from: setting.from, to: setting.to } : null;
  }
  if (!needsValue(setting.operator)) return { operator: setting.operator, value: '' };
  const value = setting.value.trim();
  return value === '' ? null : { operator: setting.operator, value };
}

export function isSameSetting(one: FilterSetting | undefined, other: FilterSetting | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (isRange(one) || isRange(other)) return isRange(one) && isRange(other) && one.from === other.from && one.to === other.to;
  return one.operator === other.operator && one.value === other.value;
}
