import type { ReactNode } from 'react';
import { listOffices } from 'shared-contracts/endpoint/master-data/list-offices';
import { officeCalls, substationCalls } from 'shared-contracts/endpoint/master-data/record-calls';
import type { User } from 'shared-contracts/entity/user';
import { levelOfCode } from 'shared-contracts/import/import-kind';
import { may } from 'shared-contracts/rule/permission';
import { refreshEndpoint, useCall } from 'shared-ui/api';
import { givingUp } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { useNavigate, useParams, useSearchParams } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { EditRecord } from '../record/edit-record';
import { RecordForm, type RecordValues } from '../record/record-form';
import { officeTexts } from '../text/office-texts';
import { draftBelow } from './draft-below';
import { MoveForm } from './move-form';
import { officesPath } from './office-path';

function useWayBack() {
  const navigate = useNavigate();
  const leave = () => void navigate(officesPath, { state: givingUp });
  return {
    leave,
    leaveChanged: () => {
      refreshEndpoint(listOffices);
      leave();
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
  const { leave, leaveChanged } = useWayBack();
  const { id = '' } = useParams();
  return (
    <EditRecord
      key={id}
      kind="offices"
      calls={officeCalls}
      id={id}
      title={(name) => t('edit', { name })}
      retire={{ question: (name) => t('retireQuestion', { name }), hint: t('retireHint') }}
      onLeave={leave}
      onChanged={leaveChanged}
      more={(name) => levelOfCode(id) > 1 && <MoveForm code={id} name={name} onMoved={leaveChanged} />}
    />
  );
}

/** /modules/substations/{code}: a substation of the tree. */
export function EditSubstationPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(officeTexts);
  const { leave, leaveChanged } = useWayBack();
  const { id = '' } = useParams();
  return (
    <EditRecord
      key={id}
      kind="substations"
      calls={substationCalls}
      id={id}
      title={(name) => t('editSubstation', { name })}
      retire={{ question: (name) => t('retireSubstationQuestion', { name }), hint: t('retireHint') }}
      onLeave={leave}
      onChanged={leaveChanged}
      more={(name) => may(user, 'manageOffices') && <MoveForm code={id} name={name} onMoved={leaveChanged} />}
    />
  );
}
