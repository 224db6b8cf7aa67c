import type { ReactNode } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import formStyles from '../form/form-page.module.css';
import { importTexts } from '../text/master-texts';
import styles from './import-page.module.css';
import type { ImportWork } from './use-import';

interface ImportProgressProps {
  readonly work: ImportWork;
  /** Gives the file up; null: it is too late for that. */
  readonly onDiscard: (() => void) | null;
}

/** What happens to the file at the moment, and how much of it is sent. */
export function ImportProgress({ work, onDiscard }: ImportProgressProps): ReactNode {
  const t = useTexts(importTexts);
  const text = t(work.stage, { name: work.file.name });
  const percent = work.stage === 'sending' ? Math.floor(work.sent * 100) : null;
  return (
    <div className={styles.card}>
      <p className={styles.doing}>
        {text}
        {/* The bar says it to who listens: a number that changes would be read out each time. */}
        {percent !== null && <span aria-hidden="true">{` ${percent} %`}</span>}
      </p>
      <progress className={styles.progress} aria-label={text} {...(percent !== null && { value: percent, max: 100 })} />
      {onDiscard && (
        <div className={formStyles.buttons}>
          <Button onClick={onDiscard}>{t('discard')}</Button>
        </div>
      )}
    </div>
  );
}
