import { type ReactNode, useId, useState } from 'react';
import { listWebhooks } from 'shared-contracts/endpoint/webhooks/list-webhooks';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { refreshEndpoint, useEndpointQuery } from 'shared-ui/api';
import { Button, Icon } from 'shared-ui/control';
import { Alert, Empty, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { errorText } from 'shared-ui/submit';
import styles from '../feed/feed-page.module.css';
import { IssuedKey, type NamedKey } from '../feed/issued-key';
import formStyles from '../form/form-page.module.css';
import { webhookPageTexts } from '../text/webhook-texts';
import { DeliverySheet } from './delivery-sheet';
import { WebhookSheet } from './webhook-sheet';
import { WebhookTable } from './webhook-table';

const refreshMs = 30_000;

/** /modules/webhooks: the systems that are told of outages, and what arrived. */
export function WebhooksPage(): ReactNode {
  const t = useTexts(webhookPageTexts);
  const id = useId();
  const { data, error, isPending } = useEndpointQuery(listWebhooks, {}, { refetchInterval: refreshMs });
  const [managed, setManaged] = useState<Webhook | 'new' | null>(null);
  const [logged, setLogged] = useState<Webhook | null>(null);
  const [issued, setIssued] = useState<NamedKey | null>(null);
  const leave = (secret: NamedKey | null) => {
    setManaged(null);
    if (secret !== null) setIssued(secret);
    refreshEndpoint(listWebhooks);
  };
  const closeLog = () => {
    setLogged(null);
    refreshEndpoint(listWebhooks);
  };
  return (
    <section className={`${formStyles.page} ${styles.page}`} aria-busy={isPending}>
      <header>
        <h1 className={formStyles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      {isPending && <Skeleton active paragraph={{ rows: 4 }} />}
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {data !== undefined && (
        <section className={styles.card} aria-labelledby={id}>
          <header className={styles.bar}>
            <h2 id={id} className={styles.heading}>
              {t('list')}
            </h2>
            <Button icon={<Icon name="plus" />} onClick={() => setManaged('new')}>
              {t('add')}
            </Button>
          </header>
          {issued !== null && (
            <IssuedKey issued={issued} title={t('secret', { name: issued.name })} onStored={() => setIssued(null)} />
          )}
          {data.data.length === 0 && <Empty description={t('empty')} />}
          {data.data.length > 0 && <WebhookTable webhooks={data.data} labelledBy={id} onManage={setManaged} onLog={setLogged} />}
          <p className={styles.hint}>{t('countsHint')}</p>
        </section>
      )}
      {managed !== null && (
        <WebhookSheet webhook={managed === 'new' ? null : managed} onClose={() => setManaged(null)} onChanged={leave} />
      )}
      {logged !== null && <DeliverySheet webhook={logged} onClose={closeLog} />}
    </section>
  );
}
