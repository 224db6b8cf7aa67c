import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { useEndReason } from './session-end';
import styles from './session-end-notice.module.css';
import { sessionTexts } from './text';

/** Says why the user is on the login page, where they did not come by themselves. */
export function SessionEndNotice(): ReactNode {
  const t = useTexts(sessionTexts);
  const reason = useEndReason();
  if (reason === null || reason === 'refused') return null;
  return (
    <p role="status" className={styles.notice}>
      {t(reason)}
    </p>
  );
}
