import type { ReactNode } from 'react';
import { feederCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { NotFound } from 'shared-ui/page';
import { useNavigate, useParams } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { ConfirmButton } from '../record/confirm-button';
import { RecordForm, type RecordValues } from '../record/record-form';
import { useSaving } from '../record/use-saving';
import { feederTexts, recordTexts } from '../text/master-texts';
import { feedersPath } from './feeder-path';

/** /modules/feeders/new */
export function AddFeederPage(): ReactNode {
  const t = useTexts(feederTexts);
  const call = useCall();
  const navigate = useNavigate();
  const leave = () => void navigate(feedersPath);
  const save = (values: RecordValues) => call(feederCalls.add, { body: values });
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('add')}</h1>
      <RecordForm kind="feeders" title={t('add')} values={{}} isNew save={save} onSaved={leave} onCancel={leave} />
    </section>
  );
}

/** /modules/feeders/{feederId} */
export function EditFeederPage(): ReactNode {
  const t = useTexts(feederTexts);
  const record = useTexts(recordTexts);
  const call = useCall();
  const navigate = useNavigate();
  const { id: key = '' } = useParams();
  const { failure, send } = useSaving();
  const { data, error, isPending } = useEndpointQuery(feederCalls.read, { params: { key } });
  const leave = () => void navigate(feedersPath);
  if (error?.status === 404) return <NotFound />;
  const values = data?.data.values;
  const title = t('edit', { name: values?.name ?? key });
  const save = ({ feeder_id: _key, ...changed }: RecordValues) => call(feederCalls.change, { params: { key }, body: changed });
  return (
    <section className={styles.page} aria-busy={isPending}>
      <h1 className={styles.title}>{title}</h1>
      {isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {error !== null && <Alert type="error" showIcon title={error.message} />}
      {failure !== null && <Alert type="error" showIcon title={record('failed', { message: failure })} />}
      {values !== undefined && (
        <RecordForm kind="feeders" title={title} values={values} isNew={false} save={save} onSaved={leave} onCancel={leave}>
          {data?.data.isRetired === false && (
            <ConfirmButton
              label={t('retire')}
              question={t('retireQuestion', { name: values.name ?? key })}
              hint={t('retireHint')}
              onConfirm={() => void send(() => call(feederCalls.retire, { params: { key } }), leave)}
            />
          )}
        </RecordForm>
      )}
    </section>
  );
}
