import { getPendingInterruptionTypeCount } from 'shared-contracts/endpoint/dashboard/get-pending-count';
import { useEndpointQuery } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { type ReactNode, useEffect } from 'react';
import styles from './pending-count-link.module.css';
import { homeTexts } from './text';

/** The count card 'Interruption Type / Pending' (section 2). */
export function PendingCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error } = useEndpointQuery(getPendingInterruptionTypeCount, {});
  // Logged only; the count then stays unknown (section 8).
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  return (
    <Link to="/outages?outagetypepending=true" className={styles.card}>
      <span className={styles.title}>{t('interruptionTypePending')}</span>
      <span className={styles.count}>{data === undefined || error !== null ? t('unknownCount') : data.data.count}</span>
    </Link>
  );
}
