import type { ReactNode } from 'react';
import type { WebhookDelivery } from 'shared-contracts/entity/webhook-delivery';
import { IconButton } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import styles from '../feed/feed-page.module.css';
import { deliveryTexts } from '../text/webhook-texts';

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDelivery[];
  readonly label: string;
  readonly mayResend: boolean;
  readonly onResend: (id: number) => void;
}

const titles = ['resend', 'state', 'change', 'outage', 'when', 'attempts', 'result'] as const;
const colors = { waiting: 'processing', delivered: 'success', failed: 'error' } as const;

function LastResult({ delivery: { status, failure, durationMs, response, nextAt, attempts } }: {
  readonly delivery: WebhookDelivery;
}): ReactNode {
  const t = useTexts(deliveryTexts);
  return (
    <>
      {failure ?? (status !== null && t('status', { status, ms: durationMs ?? 0 }))}
      {nextAt !== null && attempts > 0 && <div>{t('next', { at: formatDateTime(nextAt) })}</div>}
      {response !== null && (
        <details>
          <summary>{t('answer')}</summary>
          <pre className={styles.content}>{response}</pre>
        </details>
      )}
    </>
  );
}

/** One page of the log. */
export function DeliveryTable({ deliveries, label, mayResend, onResend }: DeliveryTableProps): ReactNode {
  const t = useTexts(deliveryTexts);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td>
                {delivery.state !== 'waiting' && (
                  <IconButton
                    icon="reload"
                    disabled={!mayResend}
                    label={t('resendOne', { id: delivery.messageId })}
                    onClick={() => onResend(delivery.id)}
                  />
                )}
              </td>
              <td>
                <Tag color={colors[delivery.state]}>{t(delivery.state)}</Tag>
              </td>
              <td>{t(delivery.change === 'test' ? 'testChange' : delivery.change)}</td>
              <td className={styles.wrapped}>
                {delivery.sfmsId ?? delivery.outageId} {delivery.feederName}
              </td>
              <td>{formatDateTime(delivery.at)}</td>
              <td>{delivery.attempts}</td>
              <td className={styles.reason}>
                <LastResult delivery={delivery} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
