import { type GridBFilter, type GridBType, gridBOperators, isValueless } from '../grid/grid-b';

/** Messages of a between range that runs backwards (section 5). */
export const rangeMessages: Partial<Record<GridBType, string>> = {
  date: '"From Date" cannot be later than "To Date"',
  time: '"From Time" cannot be later than "To Time"',
  datetime: '"From Date & Time" cannot be later than "To Date & Time"',
};

/** Whether Apply is enabled; if not, perhaps why. */
export type FilterVerdict = { readonly canApply: true } | { readonly canApply: false; readonly message: string | null };

const isGiven = (value: GridBFilter['value']) => value !== null && value !== '';

/** Whether Apply is enabled, and the message of a range that runs backwards (section 5, Grid B filters). */
export function judgeGridBFilter(filter: Pick<GridBFilter, 'type' | 'operator' | 'value' | 'fromValue' | 'toValue'>): FilterVerdict {
  const operators: readonly string[] = gridBOperators[filter.type];
  if (!operators.includes(filter.operator)) return { canApply: false, message: null };
  if (isValueless(filter.operator)) return { canApply: true };
  if (filter.operator !== 'between') return isGiven(filter.value) ? { canApply: true } : { canApply: false, message: null };
  if (!isGiven(filter.fromValue) || !isGiven(filter.toValue)) return { canApply: false, message: null };
  const isOrdered = String(filter.fromValue) <= String(filter.toValue);
  return isOrdered ? { canApply: true } : { canApply: false, message: rangeMessages[filter.type] ?? null };
}
