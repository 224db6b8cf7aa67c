import { limits } from 'shared-contracts/constant/limit';
import { outageFields, type OutageRow } from 'shared-contracts/entity/outage';
import type { User } from 'shared-contracts/entity/user';
import { discomColumns, getcoColumns, hasExternalAction, hasRowActions, type Visibility } from 'shared-contracts/rule/column-visibility';
import { type FilterSetting, gridAColumn, type GridColumn } from 'shared-ui/grid';
import { numberText, textOf, useTexts, withDigits } from 'shared-ui/language';
import { dateOf, daysBefore, formatDateTime } from 'shared-ui/time';
import { getConfig } from 'shared-ui/config';
import { Link, useSearchParams } from 'shared-ui/router';
import { RowActionMenu } from '../actions/row-action-menu';
import { ExpectedEnd } from '../open/expected-end';
import { OpenTag, RunningDuration } from '../open/open-mark';
import { categoryTexts } from '../text/value-texts';
import { categoryOptions, discomOptions, interruptionCategoryOptions, operationTypeOptions } from './fixed-values';
import { texts } from '../text/outage-texts';
import styles from './outage-columns.module.css';
import { preloadDrawer, selectedOutageParameter } from './selected-outage';

/** The id of a row; it opens the outage's drawer and leaves the list as it is. */
function OutageIdLink({ id }: { readonly id: number }) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(selectedOutageParameter, String(id));
  return (
    <Link
      to={{ search: next.toString() }}
      preventScrollReset
      className={styles.link}
      aria-label={t('details', { id: String(id) })}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
    >
      {id}
    </Link>
  );
}

/** Opens the outage in the sub-division's external site (docs/product.md#column-visibility). */
function ExternalLink({ outage }: { readonly outage: OutageRow }) {
  const t = useTexts(texts);
  const address = new URL(getConfig().outageExternalUrl);
  address.searchParams.set('outage', String(outage.id));
  address.searchParams.set('feeder', outage.feederId);
  return (
    <a href={address.href} target="_blank" rel="noreferrer" aria-label={t('openExternally', { id: String(outage.id) })}>
      {t('open')}
    </a>
  );
}

/** What the address says about the list (docs/product.md#column-visibility): a feeder, or only outages whose type is pending. */
export interface ListRequest {
  readonly feederId: string | null;
  readonly isPendingOnly: boolean;
}

type Column = GridColumn<OutageRow>;
const outageColumn = gridAColumn(outageFields);
type TextKey = keyof typeof texts.english;
type Heading = (key: TextKey) => string;

/** Organisation columns exist only for those whom docs/product.md#column-visibility gives them; some start hidden. */
function office(visibility: Visibility, column: Column): Column[] {
  return visibility === 'absent' ? [] : [{ ...column, visible: visibility === 'shown' }];
}

/** From 7 days ago to today; from the first pending day on when only pending outages are wanted. Both days included. */
function occurrenceWindow(now: number, isPendingOnly: boolean): FilterSetting {
  const from = isPendingOnly ? limits.pendingSince : daysBefore(now, limits.outageWindowDays);
  return { operator: 'between', from, to: dateOf(now) };
}

/** The columns of the Outage List for one user, in their order. `now` in epoch milliseconds. */
export function outageColumns(user: User, request: ListRequest, now: number, t: Heading): Column[] {
  const discom = discomColumns(user);
  const getco = getcoColumns(user);
  const action = (field: string, render: NonNullable<Column['render']>): Column => ({
    ...outageColumn('id', { header: t('action'), sortable: false, filterable: false, downloadable: false, render }),
    field,
  });
  return [
    ...office(
      hasRowActions(user) ? 'shown' : 'absent',
      action('action', (row, { reload }) => <RowActionMenu outage={row} onDone={reload} />),
    ),
    ...office(
      hasExternalAction(user) ? 'hidden' : 'absent',
      action('external_action', (row) => <ExternalLink outage={row} />),
    ),
    ...office(discom, outageColumn('companyName', { header: t('discom'), options: discomOptions })),
    ...office(discom, outageColumn('circleName', { header: t('discomCircle') })),
    ...office(discom, outageColumn('divisionName', { header: t('discomDivision') })),
    ...office(discom, outageColumn('subdivisionName', { header: t('subdivision') })),
    ...office(getco, outageColumn('getcoCircleName', { header: t('getcoCircle') })),
    ...office(getco, outageColumn('getcoDivisionName', { header: t('getcoDivision') })),
    outageColumn('substationName', { header: t('substation') }),
    outageColumn('sfmsId', { header: t('sfmsId'), visible: false }),
    outageColumn('id', { header: t('id'), pinned: !hasRowActions(user), render: (row) => <OutageIdLink id={row.id} /> }),
    outageColumn('feederId', {
      header: t('feederId'),
      defaultFilter: request.feederId ? { operator: '=', value: request.feederId } : undefined,
    }),
    outageColumn('feederName', { header: t('feederName'), card: 'title' }),
    outageColumn('category', { header: t('category'), card: 'tag', options: categoryOptions(textOf(categoryTexts)) }),
    outageColumn('interruptionTypeText', {
      header: t('operationType'),
      options: operationTypeOptions(),
      defaultFilter: request.isPendingOnly ? { operator: 'notEqualTo', value: 'Protection' } : undefined,
    }),
    outageColumn('outageTypeName', {
      header: t('interruptionCategory'),
      options: interruptionCategoryOptions(),
      defaultFilter: request.isPendingOnly ? { operator: 'isEmpty', value: '' } : undefined,
    }),
    outageColumn('faultStart', {
      header: t('occurrenceTime'),
      defaultFilter: occurrenceWindow(now, request.isPendingOnly),
    }),
    outageColumn('faultEnd', {
      header: t('restorationTime'),
      render: ({ faultEnd }) => (faultEnd === null ? <OpenTag /> : formatDateTime(faultEnd)),
      card: ({ faultEnd }) => (faultEnd === null ? 'tag' : undefined),
    }),
    outageColumn('duration', {
      header: t('duration'),
      render: ({ duration, faultStart }) => (duration === null ? <RunningDuration since={faultStart} /> : withDigits(duration)),
    }),
    outageColumn('estimatedRestoration', {
      header: t('estimatedRestoration'),
      visible: false,
      render: ({ estimatedRestoration: at, faultEnd }) => at !== null && <ExpectedEnd at={at} isOpen={faultEnd === null} />,
    }),
    outageColumn('customersOut', {
      header: t('customersOut'),
      visible: false,
      render: ({ customersOut }) => (typeof customersOut === 'number' ? numberText(customersOut) : ''),
    }),
  ];
}
