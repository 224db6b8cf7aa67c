import { type ReactNode, useMemo, useState } from 'react';
import { getReliability } from 'shared-contracts/endpoint/report/get-reliability';
import { useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import { QueryForm } from './query-form';
import styles from './reliability-page.module.css';
import { ReportBody } from './report-body';
import { readQuery, writeQuery } from './report-query';
import { reliabilityTexts } from './text';

/** /report/reliability: how often and how long supply failed, within the user's organisation. */
export function ReliabilityPage(): ReactNode {
  const t = useTexts(reliabilityTexts);
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Date.now());
  const query = useMemo(() => readQuery(search, openedAt), [search, openedAt]);
  const isOrdered = query.from <= query.to;
  const { data, error, isFetching, refetch } = useEndpointQuery(getReliability, { query: { ...query, download: null } }, { enabled: isOrdered, keepPrevious: true });
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      <QueryForm query={query} onChange={(next) => setSearch(writeQuery(next), { replace: true })} />
      {!isOrdered && <p role="alert">{t('wrongPeriod')}</p>}
      {error !== null && isOrdered && (
        <div role="alert" className={styles.partHead}>
          <p>{t('failed', { message: error.message })}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      {data === undefined && isFetching && <p role="status">{t('loading')}</p>}
      {data !== undefined && (
        <div className={styles.body} aria-busy={isFetching}>
          <ReportBody report={data} query={query} />
        </div>
      )}
    </div>
  );
}
