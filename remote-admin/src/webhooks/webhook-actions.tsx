import type { ReactNode } from 'react';
import {
  deleteWebhook, disableWebhook, enableWebhook, rotateWebhookSecret, takeOverWebhook,
} from 'shared-contracts/endpoint/webhooks/webhook-calls';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { useCall } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import { formatDateTime } from 'shared-ui/time';
import styles from '../feed/feed-page.module.css';
import type { NamedKey } from '../feed/issued-key';
import { ConfirmButton } from '../record/confirm-button';
import { useSaving } from '../record/use-saving';
import { webhookPageTexts } from '../text/webhook-texts';

interface WebhookActionsProps {
  readonly webhook: Webhook;
  /** With the secret where one was issued. */
  readonly onChanged: (secret: NamedKey | null) => void;
}

/** Take over, a new secret, switch on or off, and remove. */
export function WebhookActions({ webhook, onChanged }: WebhookActionsProps): ReactNode {
  const { id, name, isActive, rotationEndsAt, keeper, office } = webhook;
  const t = useTexts(webhookPageTexts);
  const call = useCall();
  const user = useUser();
  const { failure, send } = useSaving();
  const params = { id };
  const change = (endpoint: typeof enableWebhook | typeof disableWebhook | typeof deleteWebhook | typeof takeOverWebhook) =>
    void send(
      () => call(endpoint, { params }),
      () => onChanged(null),
    );
  const rotate = () =>
    void send(
      () => call(rotateWebhookSecret, { params }),
      ({ secret }) => onChanged({ name, key: secret }),
    );
  const isOwn = keeper !== null && keeper.empNo === user?.empNo && keeper.companyName === user.companyName;
  return (
    <div className={styles.actions}>
      {failure !== null && <Alert type="error" showIcon title={t('couldNotSave', { message: failure })} />}
      <p className={styles.hint}>
        {keeper === null ? t('keptByNobody', { office: office.name }) : t('keptBy', { ...keeper, office: office.name })}
      </p>
      {rotationEndsAt !== null && <p className={styles.hint}>{t('rotationEnds', { at: formatDateTime(rotationEndsAt) })}</p>}
      <div className={styles.buttons}>
        {!isOwn && <Button onClick={() => change(takeOverWebhook)}>{t('takeOver')}</Button>}
        <ConfirmButton label={t('rotate')} question={t('rotateQuestion', { name })} hint={t('rotateHint')} onConfirm={rotate} />
        {isActive && (
          <ConfirmButton
            label={t('switchOff')}
            question={t('switchOffQuestion', { name })}
            hint={t('switchOffHint')}
            onConfirm={() => change(disableWebhook)}
          />
        )}
        {!isActive && <Button onClick={() => change(enableWebhook)}>{t('switchOn')}</Button>}
        <ConfirmButton
          label={t('remove')}
          question={t('removeQuestion', { name })}
          hint={t('removeHint')}
          onConfirm={() => change(deleteWebhook)}
        />
      </div>
    </div>
  );
}
