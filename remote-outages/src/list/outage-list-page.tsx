import { useMemo, useState } from 'react';
import { outageParameters } from 'shared-contracts/constant/address';
import { fileNames, limits } from 'shared-contracts/constant/limit';
import { getOutageTimeline } from 'shared-contracts/endpoint/faults/get-outage-timeline';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import { outageFields } from 'shared-contracts/entity/outage';
import { hasRowActions } from 'shared-contracts/rule/column-visibility';
import { refreshEndpoint } from 'shared-ui/api';
import { columnsIn, GridA, type GridSort } from 'shared-ui/grid';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { ResumedAction } from '../actions/resumed-action';
import { texts } from '../text/outage-texts';
import { stateTexts } from '../text/value-texts';
import { stateFilter } from './fixed-values';
import { outageColumns } from './outage-columns';
import { SelectedOutage } from './selected-outage';

/** They decide which filters the list begins with. */
const viewParameters = [outageParameters.feederId, outageParameters.isPendingOnly] as const;

const newestFirst: GridSort = { field: outageFields.faultStart.wire, direction: 'desc' };

/** /outages: the outages of the user's organisation (docs/product.md#column-visibility). */
export function OutageListPage() {
  const t = useTexts(texts);
  const states = useTexts(stateTexts);
  const user = useUser();
  const [search] = useSearchParams();
  // The default window belongs to the visit: it must not move under a list that stays open past midnight.
  const [openedAt] = useState(() => Date.now());
  const feederId = search.get(outageParameters.feederId);
  const isPendingOnly = search.get(outageParameters.isPendingOnly) === 'true';
  const columns = useMemo(
    () => (user ? columnsIn(texts, t, (words) => outageColumns(user, { feederId, isPendingOnly }, openedAt, words)) : []),
    [user, feederId, isPendingOnly, openedAt, t],
  );
  const quickFilter = useMemo(() => stateFilter(states), [states]);
  if (user === null) return null;
  return (
    <>
      <GridA
        key={`${feederId ?? ''}|${isPendingOnly}`}
        gridId="outages"
        title={t('title')}
        subtitle={t('subtitle')}
        columns={columns}
        endpoint={listOutages}
        rowKey="id"
        pageSize={limits.outagePageSize}
        defaultSort={newestFirst}
        downloadName={fileNames.outages}
        viewParameters={viewParameters}
        quickFilter={quickFilter}
      />
      <SelectedOutage />
      {/* After the drawer, and so above it: both may be in the address and the storage of one tab. */}
      {hasRowActions(user) && (
        <ResumedAction
          onDone={() => {
            refreshEndpoint(listOutages);
            refreshEndpoint(getOutageTimeline);
          }}
        />
      )}
    </>
  );
}
