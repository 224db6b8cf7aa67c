import { type ReactNode, type SubmitEvent, useState } from 'react';
import { companies } from 'shared-contracts/constant/company';
import { changeFeedSource } from 'shared-contracts/endpoint/feed/change-feed-source';
import { createFeedSource } from 'shared-contracts/endpoint/feed/create-feed-source';
import { revokeFeedSource } from 'shared-contracts/endpoint/feed/revoke-feed-source';
import { rotateFeedSource } from 'shared-contracts/endpoint/feed/rotate-feed-source';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { ingestEventTypes } from 'shared-contracts/entity/ingest-event';
import { useCall } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import formStyles from '../form/form-page.module.css';
import { ChoicesField } from '../record/choices-field';
import { ConfirmButton } from '../record/confirm-button';
import { useSaving } from '../record/use-saving';
import { sourceTexts } from '../text/feed-texts';
import { recordTexts } from '../text/master-texts';
import styles from './feed-page.module.css';
import type { NamedKey } from './issued-key';

interface SourceSheetProps {
  /** Null: a new one. */
  readonly source: FeedSource | null;
  readonly onClose: () => void;
  /** With the key where one was issued. */
  readonly onChanged: (key: NamedKey | null) => void;
}

/** What an administrator says of a source, and what becomes of its key. */
export function SourceSheet({ source, onClose, onChanged }: SourceSheetProps): ReactNode {
  const t = useTexts(sourceTexts);
  const buttons = useTexts(recordTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const [name, setName] = useState(source?.name ?? '');
  const [kinds, setKinds] = useState<readonly string[]>(source?.kinds ?? []);
  const [owners, setOwners] = useState<readonly string[]>(source?.companies ?? []);
  const title = source === null ? t('add') : t('manage', { name: source.name });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      name,
      kinds: ingestEventTypes.filter((kind) => kinds.includes(kind)),
      companies: companies.filter((company) => owners.includes(company)),
    };
    if (source === null)
      void send(
        () => call(createFeedSource, { body }),
        ({ key }) => onChanged({ name, key }),
      );
    else
      void send(
        () => call(changeFeedSource, { params: { id: source.id }, body }),
        () => onChanged(null),
      );
  };
  return (
    <SideSheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate aria-label={title} onSubmit={submit}>
        {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
        <InputField name="name" label={t('name')} required maxLength={60} value={name} onText={setName} />
        <ChoicesField name="kinds" label={t('kinds')} hint={t('kindsHint')} choices={ingestEventTypes} values={kinds} onValues={setKinds} />
        <ChoicesField
          name="companies"
          label={t('companies')}
          hint={t('companiesHint')}
          choices={companies}
          values={owners}
          onValues={setOwners}
        />
        {source?.isDefault === true && <Alert type="info" role="note" showIcon title={t('keptBySettings')} />}
        <div className={formStyles.buttons}>
          {source?.isDefault === false && <KeyButtons source={source} send={send} onChanged={onChanged} />}
          <Button onClick={onClose}>{buttons('cancel')}</Button>
          <Button type="submit" look="primary">
            {buttons('save')}
          </Button>
        </div>
      </form>
    </SideSheet>
  );
}

interface KeyButtonsProps {
  readonly source: FeedSource;
  readonly send: ReturnType<typeof useSaving>['send'];
  readonly onChanged: (key: NamedKey | null) => void;
}

function KeyButtons({ source: { id, name, revokedAt }, send, onChanged }: KeyButtonsProps): ReactNode {
  const t = useTexts(sourceTexts);
  const call = useCall();
  const params = { id };
  return (
    <>
      <ConfirmButton
        label={t('rotate')}
        question={t('rotateQuestion', { name })}
        hint={t('rotateHint')}
        onConfirm={() =>
          void send(
            () => call(rotateFeedSource, { params }),
            ({ key }) => onChanged({ name, key }),
          )
        }
      />
      {revokedAt === null && (
        <ConfirmButton
          label={t('revoke')}
          question={t('revokeQuestion', { name })}
          hint={t('revokeHint')}
          onConfirm={() =>
            void send(
              () => call(revokeFeedSource, { params }),
              () => onChanged(null),
            )
          }
        />
      )}
    </>
  );
}
