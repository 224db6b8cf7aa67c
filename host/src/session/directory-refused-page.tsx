// Why somebody who came back from their directory is not signed in.
import { directoryRefusals } from 'shared-contracts/endpoint/directory/return-from-directory';
import { LinkButton } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import { loginPath } from './guard-rule';
import styles from './directory-refused-page.module.css';
import { directoryTexts } from './directory-text';

export function RefusedPage(): ReactNode {
  const t = useTexts(directoryTexts);
  const [parameters] = useSearchParams();
  const reason = directoryRefusals.find((known) => known === parameters.get('reason')) ?? 'failed';
  return (
    <main className={styles.page}>
      <PageTitle page={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      <Alert role="alert" type="error" showIcon title={t(reason)} />
      <LinkButton to={loginPath} look="primary">
        {t('back')}
      </LinkButton>
    </main>
  );
}
