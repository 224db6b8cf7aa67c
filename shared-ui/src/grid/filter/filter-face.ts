import type { FilterSetting } from '../state/filter-setting';
import type { GridOption } from '../state/list-column';

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
