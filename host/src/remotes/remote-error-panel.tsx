import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import type { LoadFailure } from './load-result';
import styles from './remote-error-panel.module.css';
import { stageNames } from './stage-text';
import { remoteTexts } from './text';

interface RemoteErrorPanelProps {
  readonly name: string;
  readonly version: string | null;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
}

/** The one panel for everything that can go wrong with a remote: what, where, and another try. */
export function RemoteErrorPanel({ name, version, failure, onRetry }: RemoteErrorPanelProps): ReactNode {
  const t = useTexts(remoteTexts);
  const facts: readonly (readonly [string, string])[] = [
    [t('part'), name],
    ...(version === null ? [] : [[t('version'), version] as const]),
    [t('stage'), t(stageNames[failure.stage])],
    [t('reference'), failure.reference],
  ];
  return (
    <section className={styles.panel} role="alert" aria-label={t('failedTitle')}>
      <h1 className={styles.title}>{t('failedTitle')}</h1>
      <p>
        {t(failure.stage)} {t('elsewhereFine')}
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.detail}>{failure.detail}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </button>
    </section>
  );
}
