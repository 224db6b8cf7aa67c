import type { ReactNode } from 'react';
import type { feederCalls, officeCalls, substationCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { importTables } from 'shared-contracts/import/import-kind';
import { refreshEndpoint, useCall, useEndpointQuery } from 'shared-ui/api';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { NotFound } from 'shared-ui/page';
import { errorText } from 'shared-ui/submit';
import styles from '../form/form-page.module.css';
import { recordTexts } from '../text/master-texts';
import { ConfirmButton } from './confirm-button';
import type { RecordKind } from './record-field';
import { RecordForm, type RecordValues } from './record-form';
import { useSaving } from './use-saving';

interface EditRecordProps {
  readonly kind: RecordKind;
  readonly calls: typeof feederCalls | typeof officeCalls | typeof substationCalls;
  readonly id: string;
  /** The texts of its noun. */
  readonly title: (name: string) => string;
  readonly retire: { readonly question: (name: string) => string; readonly hint: string };
  readonly onLeave: () => void;
  readonly onChanged: () => void;
  /** What else can be done to a record in use. */
  readonly more?: (name: string) => ReactNode;
}

/** The page of one record of the master data: its form, and the way out of use and back. */
export function EditRecord({ kind, calls, id, title: titleOf, retire, onLeave, onChanged, more }: EditRecordProps): ReactNode {
  const t = useTexts(recordTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const params = { key: id };
  const { data, error, isPending } = useEndpointQuery(calls.read, { params });
  const [key = ''] = importTables[kind].key;
  if (error?.status === 404) return <NotFound />;
  const record = data?.data;
  const name = record?.values['name'] ?? id;
  const title = titleOf(name);
  const leaveChanged = () => {
    refreshEndpoint(calls.read);
    onChanged();
  };
  // A retired record is added again, which takes it into use.
  const save = (values: RecordValues, changes: RecordValues) =>
    record?.isRetired === true ? call(calls.add, { body: { ...values, [key]: id } }) : call(calls.change, { params, body: changes });
  return (
    <section className={styles.page} aria-busy={isPending}>
      <h1 className={styles.title}>{title}</h1>
      {isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      {record?.isRetired === true && <Alert type="info" role="note" showIcon title={t('isRetired')} />}
      {record !== undefined && (
        <RecordForm kind={kind} title={title} values={record.values} isNew={false} save={save} onSaved={leaveChanged} onCancel={onLeave}>
          {!record.isRetired && (
            <ConfirmButton
              label={t('retire')}
              question={retire.question(name)}
              hint={retire.hint}
              onConfirm={() => void send(() => call(calls.retire, { params }), leaveChanged)}
            />
          )}
        </RecordForm>
      )}
      {record?.isRetired === false && more?.(name)}
    </section>
  );
}
