import { type ReactNode, useState } from 'react';
import { indianOffset } from 'shared-contracts/constant/indian-time';
import { setEstimatedRestoration } from 'shared-contracts/endpoint/faults/set-estimated-restoration';
import type { Fault } from 'shared-contracts/fault/fault';
import type { outageTexts } from 'shared-contracts/rule/row-action';
import { useCall } from 'shared-ui/api';
import { InputField, MomentField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { outcomeText } from 'shared-ui/submit';
import { ActionDialog } from '../actions/form/action-dialog';
import type { ActionOutage } from '../actions/form/action-outage';
import { OutageFacts } from '../actions/form/outage-facts';
import { actionTexts } from '../actions/form/action-texts';
import { useActionSubmit } from '../actions/form/use-action-submit';
import { drawerTexts } from './text';

interface EstimatePopupProps {
  readonly outage: ActionOutage;
  /** What is expected now, as on the wire. */
  readonly known: string | null;
  /** The newest entry of the outage's trail, as the drawer shows it. */
  readonly version: number | null;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

interface EstimateValues {
  readonly date: string;
  readonly time: string;
  readonly reason: string;
}

const isEmpty = ({ date, time }: EstimateValues) => date === '' && time === '';

function faultsOf(values: EstimateValues): readonly Fault<string, keyof typeof outageTexts>[] {
  if (!isEmpty(values) && (values.date === '' || values.time === ''))
    return [{ field: 'estimatedRestoration', code: 'outage.estimateIncomplete' }];
  return values.reason.trim() === '' ? [{ field: 'reason', code: 'outage.noReason' }] : [];
}

/** When the outage is expected to end, with the reason; an empty moment says that nobody knows. */
export function EstimatePopup({ outage, known, version, onCancel, onDone }: EstimatePopupProps): ReactNode {
  const t = useTexts(drawerTexts);
  const action = useTexts(actionTexts);
  const call = useCall();
  const [values, setValues] = useState({ date: known?.slice(0, 10) ?? '', time: known?.slice(11, 16) ?? '', reason: '' });
  const [isChanged, setChanged] = useState(false);
  const change = (part: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...part }));
    setChanged(true);
    submit.forget();
  };
  const submit = useActionSubmit();
  const save = () =>
    submit.run({
      faults: faultsOf(values),
      send: () => {
        const estimate = isEmpty(values) ? null : `${values.date}T${values.time.padEnd(8, ':00')}${indianOffset}`;
        return call(setEstimatedRestoration, { body: { id: outage.id, estimatedRestoration: estimate, reason: values.reason, version } });
      },
      onDone: (outcome) => {
        notify.success(outcomeText(outcome));
        onDone();
      },
    });
  return (
    <ActionDialog
      title={t('setEstimate')}
      submitLabel={action('save')}
      formRef={submit.formRef}
      onSubmit={save}
      isChanged={isChanged}
      onCancel={() => (submit.sawConflict() ? onDone() : onCancel())}
    >
      <OutageFacts outage={outage} />
      <MomentField
        name="estimatedRestoration"
        label={t('estimatedRestoration')}
        hint={t('estimateHint')}
        date={values.date}
        time={values.time}
        error={submit.errorOf('estimatedRestoration')}
        onText={(date, time) => change({ date, time })}
      />
      <InputField
        name="reason"
        label={t('reason')}
        required
        maxLength={200}
        value={values.reason}
        error={submit.errorOf('reason')}
        onText={(reason) => change({ reason })}
      />
    </ActionDialog>
  );
}
