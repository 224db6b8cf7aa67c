import type { ReactNode } from 'react';
import { feederCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { useCall } from 'shared-ui/api';
import { givingUp } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { useNavigate, useParams } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { EditRecord } from '../record/edit-record';
import { RecordForm, type RecordValues } from '../record/record-form';
import { feederTexts } from '../text/master-texts';
import { feedersPath } from './feeder-path';

/** /modules/feeders/new */
export function AddFeederPage(): ReactNode {
  const t = useTexts(feederTexts);
  const call = useCall();
  const navigate = useNavigate();
  const leave = () => void navigate(feedersPath, { state: givingUp });
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
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const leave = () => void navigate(feedersPath, { state: givingUp });
  return (
    <EditRecord
      key={id}
      kind="feeders"
      calls={feederCalls}
      id={id}
      title={(name) => t('edit', { name })}
      retire={{ question: (name) => t('retireQuestion', { name }), hint: t('retireHint') }}
      onLeave={leave}
      onChanged={leave}
    />
  );
}
