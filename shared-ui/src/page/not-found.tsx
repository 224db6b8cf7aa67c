import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { defineTexts } from '../language/define-texts';
import { useTexts } from '../language/use-texts';
import styles from './not-found.module.css';

const texts = defineTexts('shared/page', {
  notFound: '404 Error | Page Not Found...',
  goToHome: 'Go to Home',
});

/** For unknown addresses, and for those that the user may not know of: denied looks like not found (section 8). */
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
