import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';

interface RangeTextProps {
  readonly page: number;
  readonly pageSize: number;
  readonly rowCount: number;
  readonly total: number;
  readonly emptyText: string;
}

/** 'Showing X to Y of Z' or the text of an empty grid. */
export function RangeText({ page, pageSize, rowCount, total, emptyText }: RangeTextProps): ReactNode {
  const t = useTexts(gridTexts);
  if (rowCount === 0) return emptyText;
  const from = (page - 1) * pageSize + 1;
  return t('range', { from, to: from + rowCount - 1, total });
}
