import type { RangeCode } from 'shared-contracts/grid/range-order';
import { textOf } from '../../language/translate';
import { rangeSet } from '../text/filter-texts';

/** What is said of a range that runs backwards; null: it does not. */
export function rangeText(code: RangeCode | null): string | null {
  return code === null ? null : textOf(rangeSet)(code);
}
