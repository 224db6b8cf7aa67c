import { pendingOutageFields, type PendingOutageRow } from 'shared-contracts/entity/pending-outage';
import type { User } from 'shared-contracts/entity/user';
import { officeColumns } from 'shared-contracts/rule/column-visibility';
import { type GridBColumn, gridBColumn } from 'shared-ui/grid';
import type { pendingTexts } from '../text/report-texts';

const pendingColumn = gridBColumn(pendingOutageFields);
type Translate = (key: keyof typeof pendingTexts.english) => string;

/** The columns of the pending report; offices only from below the user's own (docs/product.md#column-visibility). */
export function pendingColumns(user: User, t: Translate): GridBColumn<PendingOutageRow>[] {
  const offices = officeColumns(user);
  const circle = pendingColumn('circleName', { header: t('circle') });
  const division = pendingColumn('divisionName', { header: t('division') });
  const substation = pendingColumn('substationName', { header: t('substation') });
  return [
    ...(offices.circle ? [circle] : []),
    ...(offices.division ? [division] : []),
    ...(offices.substation ? [substation] : []),
    pendingColumn('id', { header: t('id'), card: 'tag' }),
    pendingColumn('feederId', { header: t('feederId') }),
    pendingColumn('feederName', { header: t('feederName'), card: 'title' }),
    pendingColumn('startDate', { header: t('startDate') }),
    pendingColumn('startTime', { header: t('startTime') }),
    pendingColumn('endDate', { header: t('endDate') }),
    pendingColumn('endTime', { header: t('endTime') }),
  ];
}
