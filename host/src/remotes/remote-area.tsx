import { LinkButton } from 'shared-ui/control';
import { Result } from 'shared-ui/display';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import { useLocation } from 'shared-ui/router';
import { type ReactNode, useState } from 'react';
import { NotFoundPage } from '../frame/not-found-page';
import { PageTitle } from '../frame/page-title';
import { useLoadEnvironment } from '../loading/use-loading';
import { basePathOf, findRelease, type LoadableRelease } from '../registry/release';
import { useRegistry } from '../registry/use-registry';
import { AreaBar } from './area-bar';
import styles from './remote-area.module.css';
import { RegistryFailure } from './remote-error-panel';
import panel from './remote-error-panel.module.css';
import { RemoteLoading } from './remote-loading';
import { RemoteMount } from './remote-mount';
import { remoteTexts } from './text';

function Area({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.area}>{children}</div>;
}

function WithdrawnNotice(): ReactNode {
  const t = useTexts(remoteTexts);
  return <AreaBar actions={[]}>{t('withdrawn')}</AreaBar>;
}

/** For what the menu leads to while its remote is switched off: it is no unknown address. */
function SwitchedOff(): ReactNode {
  const t = useTexts(remoteTexts);
  return (
    <Area>
      <PageTitle page={t('switchedOff')} />
      <Result
        icon={<Icon name="off" />}
        title={<h1 className={panel.title}>{t('switchedOff')}</h1>}
        subTitle={`${t('switchedOffHint')} ${t('elsewhereFine')}`}
        extra={
          <LinkButton to="/" look="primary">
            {t('goToHome')}
          </LinkButton>
        }
      />
    </Area>
  );
}

/**
 * What answers for the address. A remote that is switched off while it is on screen stays until the user leaves
 * it: they may be writing.
 */
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
  const { pathname } = useLocation();
  const environment = useLoadEnvironment();
  const { releases, switchedOff, error, refetch } = useRegistry();
  const found = environment !== null && releases !== null ? findRelease(pathname, releases, environment.user) : null;
  const release = useAnswering(found, pathname);
  if (environment !== null && release === null) {
    return switchedOff.some((remote) => basePathOf(remote, pathname) !== null) ? <SwitchedOff /> : <NotFoundPage />;
  }
  return (
    <Area>
      {release !== null && found === null && <WithdrawnNotice />}
      {environment !== null && release !== null && (
        <RemoteMount key={release.name} release={release} environment={environment} refreshRegistry={refetch} />
      )}
      {environment === null && error !== null && <RegistryFailure error={error} onRetry={() => void refetch()} />}
      {environment === null && error === null && <RemoteLoading />}
    </Area>
  );
}
