import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/admin-texts';
import styles from './form-page.module.css';

/** Above a form that shows what an interrupted visit left behind. */
export function ResumedNote(): ReactNode {
  const t = useTexts(texts);
  return (
    <p role="note" className={styles.note}>
      {t('resumed')}
    </p>
  );
}
