import { Button, KitProvider } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import type { ConfigurationResult } from './configuration/configuration';
import styles from './frame/plain-page.module.css';
import { startTexts } from './text';

interface StartFailureProps {
  readonly failure: Extract<ConfigurationResult, { ok: false }>;
  readonly onRetry: () => void;
}

/** Shown instead of the suite when its settings cannot be read. */
export function StartFailure({ failure, onRetry }: StartFailureProps): ReactNode {
  const t = useTexts(startTexts);
  return (
    <main className={styles.page}>
      <h1>{t('startFailed')}</h1>
      <p role="alert">
        {failure.reason === 'unreachable' ? t('configurationUnreachable') : t('configurationMalformed', { field: failure.field })}
      </p>
      <KitProvider>
        <Button look="primary" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </KitProvider>
    </main>
  );
}
