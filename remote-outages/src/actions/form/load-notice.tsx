import type { ReactNode } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { actionTexts } from './action-texts';
import styles from './form-part.module.css';

/** A quiet word that something could not be loaded; the form works without it. */
export function LoadNotice({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactNode {
  const t = useTexts(actionTexts);
  return (
    <p role="status" className={styles.notice}>
      {text}
      <Button onClick={onRetry}>{t('retry')}</Button>
    </p>
  );
}
