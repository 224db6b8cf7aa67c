import type { GridBType } from 'shared-contracts/grid/grid-b';
import { isValueless } from 'shared-contracts/grid/grid-b';
import type { Translate } from '../../language/translate';
import { formatDate, formatDateTime } from '../../time/format-time';
import { type FilterSetting, isRange } from '../filter/filter-setting';
import type { GridBOption } from './grid-b-column';
import { toGridBOperator } from './grid-b-filter';
import type { phraseTexts } from './grid-b-texts';

interface PhrasedColumn {
  readonly header: string;
  readonly type: GridBType;
  readonly options?: readonly GridBOption[] | undefined;
}

function readable({ type, options }: PhrasedColumn, value: string): string {
  if (type === 'date') return formatDate(value);
  if (type === 'datetime') return formatDateTime(value);
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** A filter as a sentence for its chip: 'Feeder Name contains X', 'Start Date 14-11-2026 to 21-11-2026'. */
export function gridBPhrase(column: PhrasedColumn, setting: FilterSetting, t: Translate<(typeof phraseTexts)['english']>): string {
  const { header } = column;
  if (isRange(setting)) return t('between', { header, from: readable(column, setting.from), to: readable(column, setting.to) });
  const operator = toGridBOperator(column.type, setting.operator);
  if (operator === null || operator === 'between') return header;
  if (isValueless(operator)) return t(operator, { header, value: '' });
  return t(operator, { header, value: readable(column, setting.value) });
}
