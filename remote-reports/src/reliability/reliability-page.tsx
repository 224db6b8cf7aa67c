import { type ReactNode, useMemo, useState } from 'react';
import { Button } from 'shared-ui/control';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSearchParams } from 'shared-ui/router';
import { errorText } from 'shared-ui/submit';
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
      {query.from > query.to && <Alert type="error" showIcon title={t('wrongPeriod')} />}
      {error !== null && (
        <Alert
          type="error"
          showIcon
          title={t('failed', { message: errorText(error) })}
          action={<Button onClick={retry}>{t('retry')}</Button>}
        />
      )}
      <p role="status" className={styles.period}>
        {isLoading ? t('loading') : period}
      </p>
      {shown === null && isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
      {shown !== null && (
        <div className={styles.body} aria-busy={isLoading}>
          <ReportBody report={shown.report} query={shown.query} />
        </div>
      )}
    </div>
  );
}
