import { useTexts } from 'shared-ui/language';
import { useLocation } from 'shared-ui/router';
import { type ReactNode, useState } from 'react';
import { isCurrent, menuOf } from '../shell/menu';
import { NotFoundPage } from '../shell/not-found-page';
import { PageTitle } from '../shell/page-title';
import { AreaBar } from './area-bar';
import { basePathOf, findRelease } from './find-release';
import type { LoadableRelease } from './loadable-release';
import { RemoteLoading } from './remote-loading';
import { RemoteMount } from './remote-mount';
import { RegistryFailure } from './registry-failure';
import styles from './remote-area.module.css';
import { remoteTexts } from './text';
import { SwitchedOff } from './switched-off';
import { useLoadEnvironment, useRegistry } from './use-registry';

function Area({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.area}>{children}</div>;
}

function WithdrawnNotice(): ReactNode {
  const t = useTexts(remoteTexts);
  return <AreaBar actions={[]}>{t('withdrawn')}</AreaBar>;
}

/** What answers for the address. A remote that is switched off while it is on screen stays until the user leaves it: he may be writing. */
function useAnswering(found: LoadableRelease | null, pathname: string): LoadableRelease | null {
  const [last, setLast] = useState(found);
  if (found !== null && found !== last) setLast(found);
  if (found !== null) return found;
  if (last === null || basePathOf(last, pathname) !== null) return last;
  setLast(null);
  return null;
}

/** Every address that the host has no page for: a remote's, or not found. */
export function RemoteArea(): ReactNode {
  const t = useTexts(remoteTexts);
  const { pathname } = useLocation();
  const environment = useLoadEnvironment();
  const { releases, error, refetch } = useRegistry();
  const found = environment !== null && releases !== null ? findRelease(pathname, releases, environment.user) : null;
  const release = useAnswering(found, pathname);
  if (environment !== null && release === null) {
    if (!menuOf(environment.user, 'full').some((item) => isCurrent(item, pathname))) return <NotFoundPage />;
    return (
      <Area>
        <PageTitle page={t('switchedOff')} />
        <SwitchedOff />
      </Area>
    );
  }
  return (
    <Area>
      {release !== null && found === null && <WithdrawnNotice />}
      {environment !== null && release !== null && <RemoteMount key={release.name} release={release} environment={environment} refreshRegistry={refetch} />}
      {environment === null && error !== null && <RegistryFailure error={error} onRetry={() => void refetch()} />}
      {environment === null && error === null && <RemoteLoading />}
    </Area>
  );
}
