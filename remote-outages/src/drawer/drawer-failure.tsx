import type { ReactNode } from 'react';
import { type ApiError, mayPass } from 'shared-contracts/client';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { errorText } from 'shared-ui/submit';
import styles from './outage-drawer.module.css';
import { drawerTexts } from './text';

interface DrawerFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there are no facts, and another try where that may help. */
export function DrawerFailure({ error, onRetry, onClose }: DrawerFailureProps): ReactNode {
  const t = useTexts(drawerTexts);
  const isWorthRetry = mayPass(error);
  return (
    <div role="status" className={styles.failure}>
      <h3 className={styles.failureTitle}>{isWorthRetry ? t('notLoaded') : t('notShown')}</h3>
      <p>{errorText(error)}</p>
      <div className={styles.buttons}>
        {isWorthRetry && (
          <Button look="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button look={isWorthRetry ? 'normal' : 'primary'} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
