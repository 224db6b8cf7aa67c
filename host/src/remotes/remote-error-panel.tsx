import { useWhenOnline } from 'shared-ui/api';
import { Button } from 'shared-ui/base';
import { Descriptions, Result } from 'shared-ui/display';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import type { ApiError } from 'shared-contracts/client';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '../connection/use-is-online';
import { failureAt, type LoadFailure, stageNames } from '../loading/stage-result';
import { loadingTexts } from '../loading/text';
import styles from './remote-error-panel.module.css';
import { remoteTexts } from './text';

interface RemoteErrorPanelProps {
  readonly name: string;
  readonly version: string | null;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

function FailureFacts({ name, version, failure }: Omit<RemoteErrorPanelProps, 'onRetry'>): ReactNode {
  const t = useTexts(remoteTexts);
  const loading = useTexts(loadingTexts);
  const facts: readonly (readonly [string, string])[] = [
    [t('part'), name],
    ...(version === null ? [] : [[t('version'), version] as const]),
    [t('stage'), loading(stageNames[failure.stage])],
    [t('reference'), failure.reference],
  ];
  return (
    <>
      <Descriptions size="small" column={{ xs: 1, sm: 2 }} items={facts.map(([label, children]) => ({ key: label, label, children }))} />
      <p className={styles.detail}>{failure.detail}</p>
    </>
  );
}

/** The one panel for everything that can go wrong with a remote: what, where, and another try. */
export function RemoteErrorPanel({ onRetry, ...told }: RemoteErrorPanelProps): ReactNode {
  const { stage, isUnanswered } = told.failure;
  const t = useTexts(remoteTexts);
  const loading = useTexts(loadingTexts);
  // With a connection, it is this remote's server that is away.
  const isOffline = !useIsOnline() && isUnanswered;
  useWhenOnline(isUnanswered, onRetry);

  return (
    <section role="alert" aria-label={t('failedTitle')}>
      <Result
        className={styles.panel ?? ''}
        status="warning"
        icon={<Icon name={isOffline ? 'offline' : 'warning'} />}
        title={<h1 className={styles.title}>{t('failedTitle')}</h1>}
        subTitle={isOffline ? `${t('unreachable')} ${t('retriesByItself')}` : `${loading(stage)} ${t('elsewhereFine')}`}
        extra={
          <Button look="primary" icon={<Icon name="reload" />} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {isOffline ? (
          <details className={styles.technical}>
            <summary>{t('technicalDetails')}</summary>
            <FailureFacts {...told} />
          </details>
        ) : (
          <FailureFacts {...told} />
        )}
      </Result>
    </section>
  );
}

/** Without the registry the host does not know what it could load. */
export function RegistryFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  const t = useTexts(remoteTexts);
  const [failure] = useState(() => failureAt('registry', error.message, error.kind === 'network'));
  return <RemoteErrorPanel name={t('registryPart')} version={null} failure={failure} onRetry={onRetry} />;
}
