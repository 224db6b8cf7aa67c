import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './offline-status.module.css';
import { connectionTexts } from './text';
import { useIsOnline } from './use-is-online';

/** Says quietly that the browser has no network. The empty place is always there, so that screen readers are told. */
export function OfflineStatus(): ReactNode {
  const t = useTexts(connectionTexts);
  const isOnline = useIsOnline();
  return (
    <p role="status" className={styles.status}>
      {!isOnline && (
        <>
          <Icon name="offline" />
          {t('offline')}
        </>
      )}
    </p>
  );
}
