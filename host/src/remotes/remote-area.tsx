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

/** Every address that the host has no page for: a remote's, or not found. */
export function RemoteArea(): ReactNode {
  const { pathname } = useLocation();
  const environment = useLoadEnvironment();
  const registry = useRegistry();
  if (environment === null) return null;
  const release = registry.data ? findRelease(pathname, registry.data.remotes, environment.user) : null;
  if (release !== null) {
    return (
      <div className={styles.area}>
        <RemoteMount key={releaseKey(release)} release={release} environment={environment} refreshRegistry={registry.refetch} />
      </div>
    );
  }
  if (registry.data) return <NotFoundPage />;
  if (registry.error) return <RegistryFailure error={registry.error} onRetry={() => void registry.refetch()} />;
  return <RemoteLoading />;
}
