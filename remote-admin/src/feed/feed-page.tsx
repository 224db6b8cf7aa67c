import type { ReactNode } from 'react';
import { listFeedSources } from 'shared-contracts/endpoint/feed/list-feed-sources';
import { useEndpointQuery } from 'shared-ui/api';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { errorText } from 'shared-ui/submit';
import formStyles from '../form/form-page.module.css';
import { sourceTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';
import { RefusalList } from './refusal-list';
import { SourceList } from './source-list';

const refreshMs = 30_000;

/** /modules/feed: the systems that report outages, and what was refused of what they sent. */
export function FeedPage(): ReactNode {
  const t = useTexts(sourceTexts);
  const { data, error, isPending } = useEndpointQuery(listFeedSources, {}, { refetchInterval: refreshMs });
  return (
    <section className={`${formStyles.page} ${styles.page}`} aria-busy={isPending}>
      <header>
        <h1 className={formStyles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      {isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {data !== undefined && <SourceList sources={data.data} />}
      <RefusalList sources={data?.data ?? []} />
    </section>
  );
}
