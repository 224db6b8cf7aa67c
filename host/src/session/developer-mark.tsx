import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { SuiteMark } from '../frame/suite-mark';
import styles from './developer-mark.module.css';
import { sessionTexts } from './text';

/** The 'Developed By' logo at the foot of the login page. */
export function DeveloperMark(): ReactNode {
  const t = useTexts(sessionTexts);
  return (
    <footer className={styles.mark}>
      <span className={styles.by}>{t('developedBy')}</span>
      <span className={styles.logo}>
        <SuiteMark />
        {t('developer')}
      </span>
    </footer>
  );
}
