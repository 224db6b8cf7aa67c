import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import { formatDate } from 'shared-ui/time';
import { QueryForm } from './query-form';
import styles from './reliability-page.module.css';
import { ReportBody } from './report-body';
import { readQuery, writeQuery } from './report-query';
import { reliabilityTexts } from './text';
import { useReport } from './use-report';

/** /report/reliability: how often and how long supply failed, within the user's organisation. */
export function ReliabilityPage(): ReactNode {
  const t = useTexts(reliabilityTexts);
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Date.now());
  const query = useMemo(() => readQuery(search, openedAt), [search, openedAt]);
  const { shown, error, isLoading, retry } = useReport(query);
  const period = shown === null ? '' : t('period', { from: formatDate(shown.query.from), to: formatDate(shown.query.to) });
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      <QueryForm query={query} onChange={(next) => setSearch(writeQuery(next), { replace: true })} />
      {query.from > query.to && (
        <p role="alert" className={styles.wrong}>
          {t('wrongPeriod')}
        </p>
      )}
      {error !== null && (
        <div role="alert" className={styles.partHead}>
          <p>{t('failed', { message: error.message })}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      )}
      <p role="status" className={styles.period}>
        {isLoading ? t('loading') : period}
      </p>
      {shown !== null && (
        <div className={styles.body} aria-busy={isLoading}>
          <ReportBody report={shown.report} query={shown.query} />
        </div>
      )}
    </div>
  );
}
