import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { texts } from '../text';
import styles from './not-found.module.css';

/** Denied looks like not found: the host's page for unknown addresses, said by the remote. */
export function NotFound(): ReactNode {
  const t = useTexts(texts);
  return (
    <div className={styles.page}>
      <h1>{t('notFound')}</h1>
      <Link to="/" className={styles.action}>
        {t('goToHome')}
      </Link>
    </div>
  );
}
