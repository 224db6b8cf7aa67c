import { type ReactNode, useEffect, useId } from 'react';
import { address } from 'shared-contracts/constant/address';
import { getOtPendingCount } from 'shared-contracts/endpoint/reports/get-pending-count';
import { may } from 'shared-contracts/rule/permission';
import { useEndpointQuery } from 'shared-ui/api';
import { Button, IconButton } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { Link, useNavigate } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { pendingListPath } from '../list/report-table';
import { cardTexts } from '../text/report-texts';
import styles from './pending-count-card.module.css';

/** The pending-count card (docs/product.md#pending-outages). Who may not count (GUVNL and GETCO may) sees that the count is not known. */
export function PendingCountCard(): ReactNode {
  const t = useTexts(cardTexts);
  const titleId = useId();
  const navigate = useNavigate();
  const user = useUser();
  const mayCount = user !== null && may(user, 'homeCards');
  const { data, error, isFetching, refetch } = useEndpointQuery(getOtPendingCount, {}, { enabled: mayCount });
  // Logged only (docs/product.md#messages); the count then stays unknown.
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  const count = data === undefined || error !== null ? null : data.data;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
        <IconButton icon="reload" label={t('refresh')} aria-busy={isFetching} disabled={!mayCount} onClick={() => void refetch()} />
      </header>
      <p role="status" className={`${styles.count} ${isFetching ? styles.fetching : ''}`}>
        {count === null ? t('unknown') : count}
      </p>
      {!mayCount && <p className={styles.closed}>{t('closed')}</p>}
      <footer className={styles.footer}>
        <Button onClick={() => void navigate(address.summary)}>{t('summary')}</Button>
        {user !== null && may(user, 'pendingReport') && (
          <Link to={pendingListPath} className={styles.link}>
            {t('list')}
          </Link>
        )}
      </footer>
    </section>
  );
}
