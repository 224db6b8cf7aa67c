import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import styles from './plain-page.module.css';
import { shellTexts } from './text';

/** For unknown addresses, and for those that the user may not know of. */
export function NotFoundPage(): ReactNode {
  const t = useTexts(shellTexts);
  return (
    <div className={styles.page}>
      <PageTitle page={t('notFoundTitle')} />
      <h1>{t('notFound')}</h1>
      <Link to="/" className={styles.action}>
        {t('goToHome')}
      </Link>
    </div>
  );
}
