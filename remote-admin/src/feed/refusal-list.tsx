import { type ReactNode, useId, useState } from 'react';
import { listFeedRefusals } from 'shared-contracts/endpoint/ingest/list-feed-refusals';
import { refusalKinds } from 'shared-contracts/entity/feed-refusal';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { useDownload, useEndpointQuery } from 'shared-ui/api';
import { Button, Icon, saveFile } from 'shared-ui/control';
import { Alert, Empty, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { Pagination } from 'shared-ui/navigation';
import { notify, withProcessing } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import { failureText } from '../record/failure-text';
import { refusalTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';
import { RefusalFilter, type RefusalFilterValues } from './refusal-filter';
import { RefusalTable } from './refusal-table';
import { ResentNote } from './resent-note';
import { useResend } from './use-resend';

const pageSize = 20;
const unsettled: RefusalFilterValues = { sourceId: '', kind: '', settled: 'no', text: '', from: '', to: '' };

function toQuery({ sourceId, kind, settled, text, from, to }: RefusalFilterValues) {
  return {
    sourceId: sourceId === '' ? null : Number(sourceId),
    kind: refusalKinds.find((name) => name === kind) ?? null,
    settled: settled === 'yes' || settled === 'no' ? settled : null,
    text,
    from: from === '' ? null : from,
    to: to === '' ? null : to,
  } as const;
}

/** The refused events, a page at a time; those that are selected can be sent again or marked as settled. */
export function RefusalList({ sources }: { readonly sources: readonly FeedSource[] }): ReactNode {
  const t = useTexts(refusalTexts);
  const id = useId();
  const download = useDownload();
  const [filter, setFilter] = useState(unsettled);
  const [page, setPage] = useState(1);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const { resent, failure, resend, settle } = useResend();
  const query = { ...toQuery(filter), offset: (page - 1) * pageSize, limit: pageSize, download: null };
  const { data, error, isPending } = useEndpointQuery(listFeedRefusals, { query }, { keepPrevious: true });
  const rows = data?.data ?? [];
  // A row may have been settled, or left the page, since it was marked.
  const selected = rows.filter((row) => row.settledAt === null && marked.includes(row.id)).map((row) => row.id);
  const show = (values: RefusalFilterValues) => {
    setFilter(values);
    setPage(1);
  };
  const fetchFile = async () => {
    try {
      const { blob, fileName } = await withProcessing(download(listFeedRefusals, { query: { ...query, download: '1' } }));
      saveFile(blob, fileName);
    } catch (problem) {
      const text = failureText(problem);
      if (text !== null) notify.failure(text);
    }
  };

  return (
    <section className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.heading}>
          {t('title')}
        </h2>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      <RefusalFilter sources={sources} values={filter} onShow={show} />
      <div className={styles.bar}>
        <Button look="primary" disabled={selected.length === 0} onClick={() => void resend(selected)}>
          {t('resend', { count: selected.length })}
        </Button>
        <Button disabled={selected.length === 0} onClick={() => void settle(selected)}>
          {t('settle', { count: selected.length })}
        </Button>
        <Button icon={<Icon name="download" />} onClick={() => void fetchFile()}>
          {t('download')}
        </Button>
        <span className={styles.hint}>{t('resendHint')}</span>
      </div>
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      {resent !== null && <ResentNote resent={resent} />}
      {isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {data !== undefined && rows.length === 0 && <Empty icon="check" description={t('empty')} />}
      {rows.length > 0 && <RefusalTable rows={rows} labelledBy={id} selected={selected} onSelect={setMarked} />}
      <Pagination current={page} pageSize={pageSize} total={data?.total ?? 0} showSizeChanger={false} hideOnSinglePage onChange={setPage} />
    </section>
  );
}
