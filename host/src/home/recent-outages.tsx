import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { OutageRow } from 'shared-contracts/entity/outage';
import { Card, Empty, Skeleton, Tag } from 'shared-ui/display';
import { useTexts, withDigits } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { dateOf, daysBefore, formatDateTime } from 'shared-ui/time';
import { type ReactNode, useState } from 'react';
import { address } from 'shared-contracts/constant/address';
import { limits } from 'shared-contracts/constant/limit';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import styles from './recent-outages.module.css';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

const recentCount = 5;

/** The newest outages within the window of the Outage List. `now` in epoch milliseconds. */
function recentOutagesQuery(now: number): GridAQuery {
  return {
    offset: 0,
    limit: recentCount,
    orderBy: null,
    orderByType: null,
    defaultOrderBy: 'fault_start_date_time',
    defaultOrderByType: 'desc',
    filters: [{ field: 'fault_start_date_time', operator: 'between', from: daysBefore(now, limits.outageWindowDays), to: dateOf(now) }],
    download: null,
  };
}

function OutageItem({ outage }: { outage: OutageRow }): ReactNode {
  const t = useTexts(homeTexts);
  const { id, feederName, category, substationName, faultStart, duration } = outage;
  return (
    <li className={styles.item}>
      <Link to={address.outage(id)} className={styles.link}>
        {feederName}
      </Link>
      {duration === null ? (
        <Tag color="warning" className={styles.open ?? ''}>
          {t('isOpen')}
        </Tag>
      ) : (
        <span className={styles.duration}>{withDigits(duration)}</span>
      )}
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
    <section aria-labelledby="recent-outages" aria-busy={isPending}>
      <Card
        className={styles.panel ?? ''}
        title={<h2 id="recent-outages">{t('recentOutages')}</h2>}
        extra={<Link to={address.outages}>{t('allOutages')}</Link>}
      >
        {isPending && <Skeleton active paragraph={{ rows: 10 }} className={styles.note ?? ''} />}
        {data !== undefined && data.dataSource.length > 0 && (
          <ul className={styles.list}>
            {data.dataSource.map((outage) => (
              <OutageItem key={outage.id} outage={outage} />
            ))}
          </ul>
        )}
        {data?.dataSource.length === 0 && <Empty icon="check" description={t('noRecentOutages')} className={styles.note} />}
        {data === undefined && error !== null && <p className={styles.note}>{t('recentOutagesFailed')}</p>}
      </Card>
    </section>
  );
}
