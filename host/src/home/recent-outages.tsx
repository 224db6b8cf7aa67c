import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { OutageRow } from 'shared-contracts/entity/outage';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { formatDateTime } from 'shared-ui/time';
import { type ReactNode, useState } from 'react';
import { recentOutagesQuery } from './outage-query';
import styles from './recent-outages.module.css';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

const skeletons = [1, 2, 3, 4, 5];

function OutageItem({ outage }: { outage: OutageRow }): ReactNode {
  const t = useTexts(homeTexts);
  const { id, feederName, category, substationName, faultStart, duration } = outage;
  return (
    <li className={styles.item}>
      <Link to={`/outages?outage=${id}`} className={styles.link}>
        {feederName}
      </Link>
      {duration === null ? <span className={styles.open}>{t('isOpen')}</span> : <span className={styles.duration}>{duration}</span>}
      <span className={styles.place}>{[category, substationName].filter(Boolean).join(' · ')}</span>
      <time dateTime={faultStart} className={styles.time}>
        {formatDateTime(faultStart)}
      </time>
    </li>
  );
}

/** The newest outages of the user's organisation, each leading to its details. */
export function RecentOutages(): ReactNode {
  const t = useTexts(homeTexts);
  const [openedAt] = useState(() => Date.now());
  const { data, error, isPending } = useQuietQuery(listOutages, { query: recentOutagesQuery(openedAt) });
  return (
    <section className={styles.panel} aria-labelledby="recent-outages" aria-busy={isPending}>
      <header className={styles.header}>
        <h2 id="recent-outages" className={styles.title}>
          {t('recentOutages')}
        </h2>
        <Link to="/outages">{t('allOutages')}</Link>
      </header>
      {isPending && (
        <ul className={styles.list} aria-hidden="true">
          {skeletons.map((number) => (
            <li key={number} className={styles.item} data-skeleton>
              <span className={styles.bar} />
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.dataSource.length > 0 && (
        <ul className={styles.list}>
          {data.dataSource.map((outage) => (
            <OutageItem key={outage.id} outage={outage} />
          ))}
        </ul>
      )}
      {data?.dataSource.length === 0 && <p className={styles.note}>{t('noRecentOutages')}</p>}
      {data === undefined && error !== null && <p className={styles.note}>{t('recentOutagesFailed')}</p>}
    </section>
  );
}
