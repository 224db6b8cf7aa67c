import { type ReactNode, useMemo } from 'react';
import { listPendingOutages } from 'shared-contracts/endpoint/reports/list-pending-outages';
import { may } from 'shared-contracts/rule/permission';
import { columnsIn, GridB } from 'shared-ui/grid';
import { useTexts } from 'shared-ui/language';
import { NotFound } from 'shared-ui/page';
import { useUser } from 'shared-ui/session';
import { pendingTexts } from '../text/report-texts';
import { pendingColumns } from './pending-columns';

/** /report/outage-type-pending-list, for GETCO and GUVNL. */
export function PendingListPage(): ReactNode {
  const t = useTexts(pendingTexts);
  const user = useUser();
  const columns = useMemo(() => (user === null ? [] : columnsIn(pendingTexts, t, (words) => pendingColumns(user, words))), [user, t]);
  if (user === null) return null;
  if (!may(user, 'pendingReport')) return <NotFound />;
  return (
    <GridB
      gridId="outage-type-pending"
      title={t('title')}
      subtitle={t('subtitle')}
      columns={columns}
      endpoint={listPendingOutages}
      rowKey="id"
    />
  );
}
