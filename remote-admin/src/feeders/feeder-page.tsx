import { type ReactNode, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { feederCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { notify, showError, withProcessing } from 'shared-ui/notice';
import { Popconfirm } from 'shared-ui/overlay';
import { NotFound } from 'shared-ui/page';
import { useNavigate, useParams } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { RecordForm, type RecordValues } from '../record/record-form';
import { feederTexts } from '../text/master-texts';
import { feedersPath } from './feeder-path';

/** /modules/feeders/new */
export function AddFeederPage(): ReactNode {
  const t = useTexts(feederTexts);
  const call = useCall();
  const navigate = useNavigate();
  const leave = () => void navigate(feedersPath);
  const save = async (values: RecordValues) => (await call(feederCalls.add, { body: values })).message;
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('add')}</h1>
      <RecordForm kind="feeders" title={t('add')} values={{}} isNew save={save} onSaved={leave} onCancel={leave} />
    </section>
  );
}

function RetireButton({
  feederId,
  name,
  onRetired,
}: {
  readonly feederId: string;
  readonly name: string;
  readonly onRetired: () => void;
}): ReactNode {
  const t = useTexts(feederTexts);
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const retire = async () => {
    setIsAsking(false);
    try {
      notify.success((await withProcessing(call(feederCalls.retire, { params: { key: feederId } }))).message);
      onRetired();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isSilent(error)) await showError(error.message);
    }
  };
  return (
    <Popconfirm
      open={isAsking}
      onOpenChange={setIsAsking}
      title={t('retireQuestion', { name })}
      description={t('retireHint')}
      okText={t('retire')}
      onConfirm={() => void retire()}
    >
      <Button danger>{t('retire')}</Button>
    </Popconfirm>
  );
}

/** /modules/feeders/{feederId} */
export function EditFeederPage(): ReactNode {
  const t = useTexts(feederTexts);
  const call = useCall();
  const navigate = useNavigate();
  const { id: key = '' } = useParams();
  const { data, error, isPending } = useEndpointQuery(feederCalls.read, { params: { key } });
  const leave = () => void navigate(feedersPath);
  if (error?.status === 404) return <NotFound />;
  const values = data?.data.values;
  const title = t('edit', { name: values?.name ?? key });
  const save = async ({ feeder_id: _key, ...changed }: RecordValues) =>
    (await call(feederCalls.change, { params: { key }, body: changed })).message;
  return (
    <section className={styles.page} aria-busy={isPending}>
      <h1 className={styles.title}>{title}</h1>
      {isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {error !== null && <Alert type="error" showIcon title={error.message} />}
      {values !== undefined && (
        <RecordForm kind="feeders" title={title} values={values} isNew={false} save={save} onSaved={leave} onCancel={leave}>
          {data?.data.isRetired === false && <RetireButton feederId={key} name={values.name ?? key} onRetired={leave} />}
        </RecordForm>
      )}
    </section>
  );
}
