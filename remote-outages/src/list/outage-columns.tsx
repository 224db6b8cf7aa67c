import { limits } from 'shared-contracts/constant/limit';
import type { OutageRow } from 'shared-contracts/entity/outage';
import type { User } from 'shared-contracts/entity/user';
import { discomColumns, getcoColumns, hasExternalAction, hasRowActions, type Visibility } from 'shared-contracts/rule/column-visibility';
import type { FilterSetting, GridColumn } from 'shared-ui/grid';
import { dateOf, daysBefore } from 'shared-ui/time';
import { RowActionMenu } from '../actions/row-action-menu';
import { ExternalLink } from './external-link';
import { OutageIdLink } from './outage-id-link';

/** What the address says about the list (section 2): a feeder, or only outages whose type is pending. */
export interface ListRequest {
  readonly feederId: string | null;
  readonly isPendingOnly: boolean;
}

type Column = GridColumn<OutageRow>;
type Translate = (key: 'action' | 'discom' | 'discomCircle' | 'discomDivision' | 'subdivision' | 'getcoCircle' | 'getcoDivision'
  | 'substation' | 'sfmsId' | 'id' | 'feederId' | 'feederName' | 'category' | 'operationType' | 'interruptionCategory'
  | 'occurrenceTime' | 'restorationTime' | 'duration') => string;

/** Organisation columns exist only for those whom section 6 gives them; some start hidden. */
function office(visibility: Visibility, column: Column): Column[] {
  return visibility === 'absent' ? [] : [{ ...column, visible: visibility === 'shown' }];
}

/** From 7 days ago to today; from the first pending day on when only pending outages are wanted. Both days included. */
function occurrenceWindow(now: number, isPendingOnly: boolean): FilterSetting {
  const from = isPendingOnly ? limits.pendingSince : daysBefore(now, limits.outageWindowDays);
  return { operator: 'between', from, to: dateOf(now) };
}

/** The columns of the Outage List for one user, in the order of section 2. `now` in epoch milliseconds. */
export function outageColumns(user: User, request: ListRequest, now: number, t: Translate): Column[] {
  const discom = discomColumns(user);
  const getco = getcoColumns(user);
  const action = { header: t('action'), key: 'id', type: 'number', sortable: false, filterable: false, downloadable: false } as const;
  return [
    ...office(hasRowActions(user) ? 'shown' : 'absent', {
      ...action,
      field: 'action',
      render: (row, { reload }) => <RowActionMenu outage={row} onDone={reload} />,
    }),
    ...office(hasExternalAction(user) ? 'hidden' : 'absent', {
      ...action,
      field: 'external_action',
      render: (row) => <ExternalLink outage={row} />,
    }),
    ...office(discom, { field: 'company_name', header: t('discom'), key: 'company_name', type: 'text' }),
    ...office(discom, { field: 'circle_name', header: t('discomCircle'), key: 'circle_name', type: 'text' }),
    ...office(discom, { field: 'division_name', header: t('discomDivision'), key: 'division_name', type: 'text' }),
    ...office(discom, { field: 'subdivision_name', header: t('subdivision'), key: 'subdivision_name', type: 'text' }),
    ...office(getco, { field: 'getco_circle_name', header: t('getcoCircle'), key: 'getco_circle_name', type: 'text' }),
    ...office(getco, { field: 'getco_division_name', header: t('getcoDivision'), key: 'getco_division_name', type: 'text' }),
    { field: 'ss_name', header: t('substation'), key: 'ss_name', type: 'text' },
    { field: 'sfms_id', header: t('sfmsId'), key: 'sfms_id', type: 'text', visible: false },
    { field: 'id', header: t('id'), key: 'id', type: 'number', pinned: !hasRowActions(user), render: (row) => <OutageIdLink id={row.id} /> },
    {
      field: 'feeder_id',
      header: t('feederId'),
      key: 'feeder_id',
      type: 'text',
      defaultFilter: request.feederId ? { operator: '=', value: request.feederId } : undefined,
    },
    { field: 'feeder_name', header: t('feederName'), key: 'feeder_name', type: 'text' },
    { field: 'categor', header: t('category'), key: 'category', type: 'text' },
    {
      field: 'interruption_type_text',
      header: t('operationType'),
      key: 'interruption_type_text',
      type: 'text',
      defaultFilter: request.isPendingOnly ? { operator: 'notEqualTo', value: 'Protection' } : undefined,
    },
    {
      field: 'outage_type_name',
      header: t('interruptionCategory'),
      key: 'outage_type_name',
      type: 'text',
      defaultFilter: request.isPendingOnly ? { operator: 'isEmpty', value: '' } : undefined,
    },
    {
      field: 'fault_start_date_time',
      header: t('occurrenceTime'),
      key: 'fault_start_date_time',
      type: 'dateRange',
      defaultFilter: occurrenceWindow(now, request.isPendingOnly),
    },
    { field: 'fault_end_date_time', header: t('restorationTime'), key: 'fault_end_date_time', type: 'dateRange' },
    { field: 'duration', header: t('duration'), key: 'duration', type: 'interval' },
  ];
}
