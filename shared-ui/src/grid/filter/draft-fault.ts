import { rangeFault } from 'shared-contracts/grid/range-order';
import type { GridAColumnType } from 'shared-contracts/grid/outage-columns';
import { textOf } from '../../language/translate';
import { gridTexts } from '../grid-texts';
import { type FilterSetting, isRange, toApplied } from './filter-setting';
import { isFitting } from './operator';

/** Why what the dialog holds cannot be applied, in words; null when it can, or when it applies nothing. */
export function draftFault(type: GridAColumnType, draft: FilterSetting): string | null {
  const applied = toApplied(draft);
  if (applied === null || isFitting(type, applied)) return null;
  return isRange(applied) ? rangeFault('date', applied.from, applied.to) : textOf(gridTexts)('numberRule');
}
