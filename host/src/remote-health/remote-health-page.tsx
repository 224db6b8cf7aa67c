import { getRemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/base';
import { Alert, Card, Empty, Skeleton } from 'shared-ui/display';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Page } from '../frame/page';
import { RemoteCard } from './remote-card';
import styles from './remote-health-page.module.css';
import { remoteHealthTexts } from './text';

const skeletons = [1, 2, 3, 4];

/** /remotes: for administrators, what the users' browsers reported of each remote. */
export function RemoteHealthPage(): ReactNode {
  const t = useTexts(remoteHealthTexts);
  const { data, error, isPending, isFetching, refetch } = useEndpointQuery(getRemoteHealth, {});
  const refresh = (
    <Button disabled={isFetching} icon={<Icon name="reload" />} onClick={() => void refetch()}>
      {t('refresh')}
    </Button>
  );
  return (
    <Page title={t('title')} lead={t('lead')} action={refresh}>
      {error !== null && <Alert role="alert" type="error" showIcon title={t('loadFailed')} />}
      <div className={styles.cards} aria-busy={isFetching}>
        {isPending &&
          skeletons.map((number) => (
            <Card key={number} aria-hidden="true">
              <Skeleton active paragraph={{ rows: 3 }} />
            </Card>
          ))}
        {data?.remotes.map((remote) => <RemoteCard key={remote.name} remote={remote} />)}
        {data?.remotes.length === 0 && <Empty description={t('none')} />}
      </div>
    </Page>
  );
}
