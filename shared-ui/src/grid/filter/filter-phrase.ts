import type { GridAColumnType } from 'shared-contracts/grid/outage-columns';
import type { Translate } from '../../language/translate';
import { formatDate } from '../../time/format-time';
import { type FilterSetting, isRange } from './filter-setting';
import type { filterTexts } from './filter-texts';
import { toOperator } from './operator';

type FilterTexts = typeof filterTexts extends { english: infer English extends Readonly<Record<string, string>> } ? Translate<English> : never;

/** A filter as a sentence for its chip: 'Feeder Name contains X', 'Occurrence Time 14-11-2026 to 21-11-2026'. */
export function filterPhrase(header: string, type: GridAColumnType, setting: FilterSetting, t: FilterTexts): string {
  if (isRange(setting)) return t('between', { header, from: formatDate(setting.from), to: formatDate(setting.to) });
  const operator = toOperator(type, setting.operator);
  if (operator === null) return header;
  if (operator === 'isEmpty') return t(operator, { header });
  return t(operator, { header, value: type === 'interval' ? t('minutes', { value: setting.value }) : setting.value });
}
