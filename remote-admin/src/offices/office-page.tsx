import type { ReactNode } from 'react';
import { listOffices } from 'shared-contracts/endpoint/master-data/list-offices';
import { officeCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import { levelOfCode } from 'shared-contracts/import/import-kind';
import { refreshEndpoint, useCall, useEndpointQuery } from 'shared-ui/api';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { NotFound } from 'shared-ui/page';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { ConfirmButton } from '../record/confirm-button';
import { RecordForm, type RecordValues } from '../record/record-form';
import { useSaving } from '../record/use-saving';
import { officeTexts } from '../text/office-texts';
import { draftBelow } from './draft-below';
import { MoveForm } from './move-form';
import { officesPath } from './office-path';

function useWayBack() {
  const navigate = useNavigate();
  return {
    leave: () => void navigate(officesPath),
    leaveChanged: () => {
      refreshEndpoint(listOffices);
      void navigate(officesPath);
    },
  };
}

/** /modules/offices/new, with `below` for the office above it */
export function AddOfficePage(): ReactNode {
  const t = useTexts(officeTexts);
  const call = useCall();
  const { leave, leaveChanged } = useWayBack();
  const [search] = useSearchParams();
  const values = draftBelow(search.get('below') ?? '') ?? {};
  const save = (draft: RecordValues) => call(officeCalls.add, { body: draft });
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('add')}</h1>
      <RecordForm kind="offices" title={t('add')} values={values} isNew save={save} onSaved={leaveChanged} onCancel={leave} />
    </section>
  );
}

/** /modules/offices/{code} */
export function EditOfficePage(): ReactNode {
  const t = useTexts(officeTexts);
  const call = useCall();
  const { leave, leaveChanged } = useWayBack();
  const { id: key = '' } = useParams();
  const { failure, send } = useSaving();
  const { data, error, isPending } = useEndpointQuery(officeCalls.read, { params: { key } });
  if (error?.status === 404) return <NotFound />;
  const office = data?.data;
  const name = office?.values.name ?? key;
  const title = t('edit', { name });
  // A retired office is added again, which takes it into use.
  const save = ({ code, ...changed }: RecordValues) =>
    office?.isRetired === true
      ? call(officeCalls.add, { body: { code, ...changed } })
      : call(officeCalls.change, { params: { key }, body: changed });
  return (
    <section className={styles.page} aria-busy={isPending}>
      <h1 className={styles.title}>{title}</h1>
      {isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {error !== null && <Alert type="error" showIcon title={error.message} />}
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      {office?.isRetired === true && <Alert type="info" role="note" showIcon title={t('isRetired')} />}
      {office !== undefined && (
        <RecordForm kind="offices" title={title} values={office.values} isNew={false} save={save} onSaved={leaveChanged} onCancel={leave}>
          {!office.isRetired && (
            <ConfirmButton
              label={t('retire')}
              question={t('retireQuestion', { name })}
              hint={t('retireHint')}
              onConfirm={() => void send(() => call(officeCalls.retire, { params: { key } }), leaveChanged)}
            />
          )}
        </RecordForm>
      )}
      {office?.isRetired === false && levelOfCode(key) > 1 && <MoveForm code={key} name={name} onMoved={leaveChanged} />}
    </section>
  );
}
