import type { ReactNode } from 'react';
import { getOutageTimeline } from 'shared-contracts/endpoint/outage/get-outage-timeline';
import { useEndpointQuery } from 'shared-ui/api';
import { Button, Dialog } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { OutageFactList } from './outage-fact-list';
import styles from './outage-drawer.module.css';
import { drawerTexts } from './text';
import { Timeline } from './timeline';

interface OutageDrawerProps {
  readonly outageId: number;
  readonly onClose: () => void;
}

/** Everything about one outage at the side of the list: its facts, and who recorded what about it. */
export function OutageDrawer({ outageId, onClose }: OutageDrawerProps): ReactNode {
  const t = useTexts(drawerTexts);
  const { data, error, isPending, refetch } = useEndpointQuery(getOutageTimeline, { params: { id: outageId } });
  return (
    <div className={styles.drawer}>
      <Dialog title={t('title', { id: String(outageId) })} onClose={onClose}>
        {isPending && <p role="status">{t('loading')}</p>}
        {error && (
          <p role="status">
            {t('notLoaded')} {error.message} <Button onClick={() => void refetch()}>{t('retry')}</Button>
          </p>
        )}
        {data && (
          <>
            <OutageFactList facts={data.outage} />
            <Timeline facts={data.outage} entries={data.entries} />
          </>
        )}
      </Dialog>
    </div>
  );
}
