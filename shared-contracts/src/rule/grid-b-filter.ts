import { type GridBFilter, gridBOperators, isValueless } from '../grid/grid-b';
import { rangeFault } from '../grid/range-order';

/** Whether Apply is enabled; if not, perhaps why. */
export type FilterVerdict = { readonly canApply: true } | { readonly canApply: false; readonly message: string | null };

const isGiven = (value: GridBFilter['value']) => value !== null && value !== '';

/** Whether Apply is enabled, and the message of a range that runs backwards (docs/product.md#filters). */
export function judgeGridBFilter(filter: Pick<GridBFilter, 'type' | 'operator' | 'value' | 'fromValue' | 'toValue'>): FilterVerdict {
  const operators: readonly string[] = gridBOperators[filter.type];
  if (!operators.includes(filter.operator)) return { canApply: false, message: null };
  if (isValueless(filter.operator)) return { canApply: true };
  if (filter.operator !== 'between') return isGiven(filter.value) ? { canApply: true } : { canApply: false, message: null };
  if (!isGiven(filter.fromValue) || !isGiven(filter.toValue)) return { canApply: false, message: null };
  const message = rangeFault(filter.type, String(filter.fromValue), String(filter.toValue));
  return message === null ? { canApply: true } : { canApply: false, message };
}
