import { type ReactNode, useState } from 'react';
import { listWebhookDeliveries } from 'shared-contracts/endpoint/webhooks/list-webhook-deliveries';
import { resendWebhookDeliveries, testWebhook } from 'shared-contracts/endpoint/webhooks/webhook-calls';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { deliveryStates } from 'shared-contracts/entity/webhook-delivery';
import { refreshEndpoint, useCall, useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert, Empty, Skeleton } from 'shared-ui/display';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { Pagination } from 'shared-ui/navigation';
import { SideSheet } from 'shared-ui/overlay';
import { errorText } from 'shared-ui/submit';
import styles from '../feed/feed-page.module.css';
import { useSaving } from '../record/use-saving';
import { deliveryTexts, webhookPageTexts } from '../text/webhook-texts';
import { DeliveryTable } from './delivery-table';

const pageSize = 20;
/** A user who sends a test waits for its result. */
const refreshMs = 3_000;

interface DeliverySheetProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** What a receiver was sent, newest first. */
export function DeliverySheet({ webhook: { id, name, isActive }, onClose }: DeliverySheetProps): ReactNode {
  const t = useTexts(deliveryTexts);
  const page = useTexts(webhookPageTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const [stateText, setStateText] = useState('');
  const [number, setNumber] = useState(1);
  const state = deliveryStates.find((one) => one === stateText) ?? null;
  const params = { id };
  const query = { state, offset: (number - 1) * pageSize, limit: pageSize };
  const { data, error, isPending } = useEndpointQuery(
    listWebhookDeliveries, { params, query }, { keepPrevious: true, refetchInterval: refreshMs });
  const refresh = () => refreshEndpoint(listWebhookDeliveries);
  const resend = (delivery: number) => void send(() => call(resendWebhookDeliveries, { params, body: { ids: [delivery] } }), refresh);
  const rows = data?.data ?? [];
  return (
    <SideSheet title={page('log', { name })} onClose={onClose}>
      <div className={styles.form} aria-busy={isPending}>
        <div className={styles.buttons}>
          <Button disabled={!isActive} onClick={() => void send(() => call(testWebhook, { params }), refresh)}>
            {t('test')}
          </Button>
        </div>
        <SelectField
          name="state"
          label={t('show')}
          placeholder={t('all')}
          value={stateText}
          choices={deliveryStates.map((value) => ({ value, label: t(value) }))}
          onText={(text) => {
            setStateText(text);
            setNumber(1);
          }}
        />
        {failure !== null && <Alert type="error" showIcon title={failure} />}
        {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
        {isPending && <Skeleton active paragraph={{ rows: 4 }} />}
        {data !== undefined && rows.length === 0 && <Empty description={t('empty')} />}
        {rows.length > 0 && <DeliveryTable deliveries={rows} label={page('log', { name })} mayResend={isActive} onResend={resend} />}
        {data !== undefined && data.total > pageSize && (
          <Pagination current={number} pageSize={pageSize} total={data.total} showSizeChanger={false} onChange={setNumber} />
        )}
      </div>
    </SideSheet>
  );
}
