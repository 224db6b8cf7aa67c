import { useLocation } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../shell/not-found-page';
import { findRelease } from './find-release';
import { releaseKey } from './load-store';
import { RemoteLoading } from './remote-loading';
import { RemoteMount } from './remote-mount';
import { RegistryFailure } from './registry-failure';
import styles from './remote-area.module.css';
import { useLoadEnvironment, useRegistry } from './use-registry';

function Area({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.area}>{children}</div>;
}

/** Every address that the host has no page for: a remote's, or not found. */
export function RemoteArea(): ReactNode {
  const { pathname } = useLocation();
  const environment = useLoadEnvironment();
  const { data, error, refetch } = useRegistry();
  if (environment === null) return null;
  const release = data ? findRelease(pathname, data.remotes, environment.user) : null;
  if (data && release === null) return <NotFoundPage />;
  return (
    <Area>
      {release !== null && <RemoteMount key={releaseKey(release)} release={release} environment={environment} refreshRegistry={refetch} />}
      {release === null && error !== null && <RegistryFailure error={error} onRetry={() => void refetch()} />}
      {release === null && error === null && <RemoteLoading />}
    </Area>
  );
}
