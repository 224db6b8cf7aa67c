import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';

interface RangeTextProps {
  readonly page: number;
  readonly pageSize: number;
  readonly rowCount: number;
  readonly total: number;
}

/** 'Showing X to Y of Z' or 'No Record Found.' */
export function RangeText({ page, pageSize, rowCount, total }: RangeTextProps): ReactNode {
  const t = useTexts(gridTexts);
  if (rowCount === 0) return t('empty');
  const from = (page - 1) * pageSize + 1;
  return t('range', { from, to: from + rowCount - 1, total });
}
