import { type ReactNode, type SubmitEvent, useState } from 'react';
import { feederCategories } from 'shared-contracts/constant/category';
import { webhookEvents } from 'shared-contracts/constant/webhook';
import { createWebhook } from 'shared-contracts/endpoint/webhooks/create-webhook';
import { changeWebhook } from 'shared-contracts/endpoint/webhooks/webhook-calls';
import type { Webhook } from 'shared-contracts/entity/webhook';
import { useCall } from 'shared-ui/api';
import { Checkbox } from 'shared-ui/choice';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import styles from '../feed/feed-page.module.css';
import type { NamedKey } from '../feed/issued-key';
import formStyles from '../form/form-page.module.css';
import { ChoicesField } from '../record/choices-field';
import { useSaving } from '../record/use-saving';
import { recordTexts } from '../text/master-texts';
import { webhookPageTexts } from '../text/webhook-texts';
import { OfficesField } from './offices-field';
import { WebhookActions } from './webhook-actions';

interface WebhookSheetProps {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  /** With the secret where one was issued. */
  readonly onChanged: (secret: NamedKey | null) => void;
}

/** What an administrator says of a webhook, and what else can be done with it. */
export function WebhookSheet({ webhook, onClose, onChanged }: WebhookSheetProps): ReactNode {
  const t = useTexts(webhookPageTexts);
  const buttons = useTexts(recordTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? webhookEvents);
  const [offices, setOffices] = useState<Webhook['offices']>(webhook?.offices ?? []);
  const [categories, setCategories] = useState<readonly string[]>(webhook?.categories ?? []);
  const title = webhook === null ? t('add') : t('manage', { name: webhook.name });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      name,
      url,
      events: webhookEvents.filter((one) => events.includes(one)),
      offices: offices.map(({ code }) => code),
      categories: feederCategories.filter((category) => categories.includes(category)),
    };
    if (webhook === null)
      void send(
        () => call(createWebhook, { body }),
        ({ secret }) => onChanged({ name, key: secret }),
      );
    else
      void send(
        () => call(changeWebhook, { params: { id: webhook.id }, body }),
        () => onChanged(null),
      );
  };
  return (
    <SideSheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate aria-label={title} onSubmit={submit}>
        {failure !== null && <Alert type="error" showIcon title={t('couldNotSave', { message: failure })} />}
        <InputField name="name" label={t('name')} required maxLength={60} value={name} onText={setName} />
        <InputField name="url" label={t('address')} hint={t('addressHint')} required maxLength={500} value={url} onText={setUrl} />
        <fieldset className={styles.choices}>
          <legend>{t('events')}</legend>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              checked={events.includes(event)}
              onChange={({ target }) => setEvents(target.checked ? [...events, event] : events.filter((other) => other !== event))}
            >
              {t(event)}
            </Checkbox>
          ))}
        </fieldset>
        <OfficesField offices={offices} onOffices={(chosen) => setOffices([...chosen])} />
        <ChoicesField
          name="categories"
          label={t('categories')}
          hint={t('categoriesHint')}
          choices={feederCategories}
          values={categories}
          onValues={setCategories}
        />
        <div className={formStyles.buttons}>
          <Button onClick={onClose}>{buttons('cancel')}</Button>
          <Button type="submit" look="primary">
            {buttons('save')}
          </Button>
        </div>
      </form>
      {webhook !== null && <WebhookActions webhook={webhook} onChanged={onChanged} />}
    </SideSheet>
  );
}
