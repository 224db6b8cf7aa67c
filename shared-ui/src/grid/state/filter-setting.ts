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

/** A fixed value of a column. */
export interface GridOption {
  /** What is sent. */
  readonly value: string;
  /** How it reads. */
  readonly label: string;
  /** What an abbreviation stands for: shown beside it in the filter, and as the tooltip of a cell. */
  readonly meaning?: string | undefined;
}

/** What the value of a filter is typed in, or picked from. */
export type ValueKind = 'text' | 'number' | 'option' | 'date' | 'time' | 'datetime';

export type MomentKind = Extract<ValueKind, 'date' | 'time' | 'datetime'>;

export function isMomentKind(kind: ValueKind): kind is MomentKind {
  return kind === 'date' || kind === 'time' || kind === 'datetime';
}

export interface FilterVerdict {
  readonly canApply: boolean;
  /** What is wrong with the values, in words, to be said at once. */
  readonly message: string | null;
  /** Why they cannot be applied yet; said only to those who try. */
  readonly refusal?: string | null;
}

/** What one of the two grids says of the filter of a column; the dialog is the same for both. */
export interface FilterFace {
  readonly operators: readonly { readonly value: string; readonly label: string }[];
  readonly kindOf: (operator: string) => ValueKind;
  /** The fixed values of the column. */
  readonly options: readonly GridOption[];
  /** What the dialog holds when no filter is in force. */
  readonly empty: FilterSetting;
  /** The draft under another operator. */
  readonly change: (draft: FilterSetting, operator: string) => FilterSetting;
  readonly judge: (draft: FilterSetting) => FilterVerdict;
  readonly labels: Readonly<Record<'clear' | 'apply' | 'value' | 'from' | 'to', string>>;
}
