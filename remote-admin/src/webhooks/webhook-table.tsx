import type { ReactNode } from 'react';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { IconButton } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import styles from '../feed/feed-page.module.css';
import { webhookPageTexts } from '../text/webhook-texts';

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[];
  readonly labelledBy: string;
  readonly onManage: (webhook: Webhook) => void;
  readonly onLog: (webhook: Webhook) => void;
}

const counts = ['waiting', 'delivered', 'failed'] as const;

/** Whether it is told, and if not, why. */
function WebhookState({ webhook: { stop, stopDetail, failingSince } }: { readonly webhook: Webhook }): ReactNode {
  const t = useTexts(webhookPageTexts);
  if (stop !== null && stop !== 'person')
    return (
      <>
        <Tag color="error">{t('off')}</Tag> {t(stop)}
        {stopDetail !== null && ` (${stopDetail})`}
      </>
    );
  if (stop === 'person') return <Tag>{t('off')}</Tag>;
  return (
    <>
      <Tag color="success">{t('active')}</Tag> {failingSince !== null && t('failingSince', { at: formatDateTime(failingSince) })}
    </>
  );
}

/** The receivers, and what became of what they were sent. The roles are named as in the table of the feed's sources. */
export function WebhookTable({ webhooks, labelledBy, onManage, onLog }: WebhookTableProps): ReactNode {
  const t = useTexts(webhookPageTexts);
  return (
    <div className={styles.scroll}>
      <table role="table" className={`${styles.table} ${styles.cards}`} aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            {(['action', 'name', 'address', 'state', 'lastSuccess', ...counts] as const).map((title) => (
              <th key={title} scope="col" role="columnheader">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {webhooks.map((webhook) => (
            <tr key={webhook.id} role="row">
              <td role="cell" data-place="action">
                <IconButton icon="settings" label={t('manage', { name: webhook.name })} onClick={() => onManage(webhook)} />
                <IconButton icon="history" label={t('log', { name: webhook.name })} onClick={() => onLog(webhook)} />
              </td>
              <th scope="row" role="rowheader">{webhook.name}</th>
              <td role="cell" data-label={t('address')}>{webhook.url}</td>
              <td role="cell" data-label={t('state')} className={styles.reason}>
                <span>
                  <WebhookState webhook={webhook} />
                </span>
              </td>
              <td role="cell" data-label={t('lastSuccess')}>
                {webhook.lastSuccessAt === null ? t('never') : formatDateTime(webhook.lastSuccessAt)}
              </td>
              {counts.map((count) => (
                <td key={count} role="cell" data-label={t(count)}>
                  {webhook[count]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
