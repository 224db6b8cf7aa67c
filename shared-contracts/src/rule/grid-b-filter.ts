import { type GridBFilter, gridBOperators, isValueless } from '../grid/grid-b';
import { rangeFault, type RangeCode } from '../grid/range-order';

/** Whether Apply is enabled; if not, perhaps why. */
export type FilterVerdict = { readonly canApply: true } | { readonly canApply: false; readonly code: RangeCode | null };

const isGiven = (value: GridBFilter['value']) => value !== null && value !== '';

/** Whether Apply is enabled, and the code of a range that runs backwards (docs/product.md#filters). */
export function judgeGridBFilter(filter: Pick<GridBFilter, 'type' | 'operator' | 'value' | 'fromValue' | 'toValue'>): FilterVerdict {
  const operators: readonly string[] = gridBOperators[filter.type];
  if (!operators.includes(filter.operator)) return { canApply: false, code: null };
  if (isValueless(filter.operator)) return { canApply: true };
  if (filter.operator !== 'between') return isGiven(filter.value) ? { canApply: true } : { canApply: false, code: null };
  if (!isGiven(filter.fromValue) || !isGiven(filter.toValue)) return { canApply: false, code: null };
  const code = rangeFault(filter.type, String(filter.fromValue), String(filter.toValue));
  return code === null ? { canApply: true } : { canApply: false, code };
}
