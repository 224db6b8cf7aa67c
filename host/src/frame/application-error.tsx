import { Button } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import { useRouteError } from 'shared-ui/router';
import { type ReactNode, useEffect } from 'react';
import { PageTitle } from './page-title';
import styles from './plain-page.module.css';
import { frameTexts } from './text';

/** The last resort: a screen of the host broke, or its chunk did not arrive. */
export function ApplicationError(): ReactNode {
  const t = useTexts(frameTexts);
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return (
    <main className={styles.page}>
      <PageTitle page={t('unexpectedError')} />
      <h1>{t('unexpectedError')}</h1>
      <p>{t('unexpectedErrorHint')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      {/* A plain link instead of a router link, because the state of the page cannot be trusted. */}
      <a href="/">{t('goToHome')}</a>
    </main>
  );
}
