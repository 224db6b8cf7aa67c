import { type ReactNode, useId, useState } from 'react';
import { listFeedSources } from 'shared-contracts/endpoint/feed/list-feed-sources';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { refreshEndpoint } from 'shared-ui/api';
import { Button, Icon } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { sourceTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';
import { IssuedKey, type NamedKey } from './issued-key';
import { SourceSheet } from './source-sheet';
import { SourceTable } from './source-table';

/** The sources, what can be done to each, and a key while it is shown. */
export function SourceList({ sources }: { readonly sources: readonly FeedSource[] }): ReactNode {
  const t = useTexts(sourceTexts);
  const id = useId();
  const [managed, setManaged] = useState<FeedSource | 'new' | null>(null);
  const [issued, setIssued] = useState<NamedKey | null>(null);
  const leave = (key: NamedKey | null) => {
    setManaged(null);
    if (key !== null) setIssued(key);
    refreshEndpoint(listFeedSources);
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.bar}>
        <h2 id={id} className={styles.heading}>
          {t('sources')}
        </h2>
        <Button icon={<Icon name="plus" />} onClick={() => setManaged('new')}>
          {t('add')}
        </Button>
      </header>
      {issued !== null && <IssuedKey issued={issued} title={t('key', { name: issued.name })} onStored={() => setIssued(null)} />}
      <SourceTable sources={sources} labelledBy={id} onManage={setManaged} />
      <p className={styles.hint}>
        {t('countsHint')} {t('lagHint')}
      </p>
      {managed !== null && <SourceSheet source={managed === 'new' ? null : managed} onClose={() => setManaged(null)} onChanged={leave} />}
    </section>
  );
}
