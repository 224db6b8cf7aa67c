import { type ReactNode, useEffect } from 'react';
import { Button } from '../control/button';
import { Icon } from '../control/icon';
import { useTexts } from '../language/use-texts';
import { gridTexts } from './grid-texts';
import styles from './load-failure.module.css';

/** A load failure is logged (section 8), and said quietly: a list that only stays empty would leave the user blind. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const t = useTexts(gridTexts);
  useEffect(() => console.error(error), [error]);
  return (
    <div role="status" className={styles.failure}>
      <Icon name="warning" />
      <span>{t('loadFailed')}</span>
      <Button className={styles.retry} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
