import type { PendingOutageRow } from 'shared-contracts/entity/pending-outage';
import type { User } from 'shared-contracts/entity/user';
import { officeColumns } from 'shared-contracts/rule/column-visibility';
import type { GridBColumn } from 'shared-ui/grid';
import type { pendingTexts } from '../text';

type Column = GridBColumn<PendingOutageRow>;
type Translate = (key: keyof typeof pendingTexts.english) => string;

/** The columns of the pending report; offices only from below the user's own (docs/product.md#column-visibility). */
export function pendingColumns(user: User, t: Translate): Column[] {
  const offices = officeColumns(user);
  const circle: Column = { field: 'circle_name', header: t('circle'), key: 'circle_name', type: 'string' };
  const division: Column = { field: 'division_name', header: t('division'), key: 'division_name', type: 'string' };
  const substation: Column = { field: 'substation_name', header: t('substation'), key: 'substation_name', type: 'string' };
  return [
    ...(offices.circle ? [circle] : []),
    ...(offices.division ? [division] : []),
    ...(offices.substation ? [substation] : []),
    { field: 'id', header: t('id'), key: 'id', type: 'number' },
    { field: 'feeder_id', header: t('feederId'), key: 'feeder_id', type: 'string' },
    { field: 'feeder_name', header: t('feederName'), key: 'feeder_name', type: 'string' },
    { field: 'fault_start_date', header: t('startDate'), key: 'fault_start_date', type: 'date' },
    { field: 'fault_start_time', header: t('startTime'), key: 'fault_start_time', type: 'time' },
    { field: 'fault_end_date', header: t('endDate'), key: 'fault_end_date', type: 'date' },
    { field: 'fault_end_time', header: t('endTime'), key: 'fault_end_time', type: 'time' },
  ];
}
