import { getRemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useEndpointQuery } from 'shared-ui/api';
import { Button, Icon } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import page from '../frame/page.module.css';
import { RemoteCard } from './remote-card';
import styles from './remote-health-page.module.css';
import { remoteHealthTexts } from './text';

const skeletons = [1, 2, 3, 4];

/** /remotes: for administrators, what the users' browsers reported of each remote. */
export function RemoteHealthPage(): ReactNode {
  const t = useTexts(remoteHealthTexts);
  const { data, error, isPending, isFetching, refetch } = useEndpointQuery(getRemoteHealth, {});
  return (
    <div className={page.page}>
      <PageTitle page={t('title')} />
      <header className={styles.header}>
        <h1 className={page.title}>{t('title')}</h1>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          <Icon name="reload" />
          {t('refresh')}
        </Button>
        <p className={page.lead}>{t('lead')}</p>
      </header>
      {error !== null && (
        <p role="alert" className={styles.failure}>
          {t('failed')}
        </p>
      )}
      <div className={styles.cards} aria-busy={isFetching}>
        {isPending && skeletons.map((number) => <div key={number} className={styles.skeleton} aria-hidden="true" />)}
        {data?.remotes.map((remote) => <RemoteCard key={remote.name} remote={remote} />)}
        {data?.remotes.length === 0 && <p className={styles.empty}>{t('none')}</p>}
      </div>
    </div>
  );
}
