import type { ReactNode } from 'react';
import type { ApiError } from 'shared-contracts/client';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import styles from './outage-drawer.module.css';
import { drawerTexts } from './text';

interface DrawerFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there are no facts. Another try helps only where the server was not reached or not able to answer. */
export function DrawerFailure({ error, onRetry, onClose }: DrawerFailureProps): ReactNode {
  const t = useTexts(drawerTexts);
  const mayPass = error.kind !== 'http' || (error.status ?? 0) >= 500 || error.status === 429;
  return (
    <div role="status" className={styles.failure}>
      <h3 className={styles.failureTitle}>{mayPass ? t('notLoaded') : t('notShown')}</h3>
      <p>{error.message}</p>
      <div className={styles.buttons}>
        {mayPass && (
          <Button look="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button look={mayPass ? 'normal' : 'primary'} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
