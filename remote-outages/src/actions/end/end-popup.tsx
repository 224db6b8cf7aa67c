import { type ReactNode, useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { addManualEnd } from 'shared-contracts/endpoint/faults/add-manual-end';
import { getOutage } from 'shared-contracts/endpoint/faults/get-outage';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Button, Dialog } from 'shared-ui/control';
import { MomentField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { outcomeText } from 'shared-ui/submit';
import { ActionDialog } from '../form/action-dialog';
import { LoadNotice } from '../form/load-notice';
import { useActionForm } from '../form/use-action-form';
import { OutageFacts } from '../form/outage-facts';
import { useActionSubmit } from '../form/use-action-submit';
import type { PopupProps } from '../form/popup-props';
import { actionTexts } from '../form/action-texts';
import { emptyEnd, endValuesSchema, reduceEnd, validateEnd } from './end-form';

/** Add End Date/Time of Outage (docs/product.md#manual-end). */
export function EndPopup({ outage, onCancel, onDone }: PopupProps): ReactNode {
  const t = useTexts(actionTexts);
  const call = useCall();
  const [saved, setSaved] = useState<Outcome | null>(null);
  const read = useEndpointQuery(getOutage, { params: { id: outage.id } });
  const start = read.data?.data.faultStart ?? outage.faultStart;
  const form = useActionForm({ action: 'addEnd', outage, schema: endValuesSchema, empty: emptyEnd, reduce: reduceEnd });
  const { date, time } = form.values;
  const submit = useActionSubmit();
  const save = () =>
    submit.run({
      faults: validateEnd(form.values, start),
      send: () => call(addManualEnd, { body: { id: outage.id, outageEndDate: date, outageEndTime: time } }),
      onDone: (outcome) => {
        form.forget();
        setSaved(outcome);
      },
    });

  if (saved !== null) return <SavedEnd title={t('addEnd')} message={outcomeText(saved)} onDone={onDone} />;
  return (
    <ActionDialog
      title={t('addEnd')}
      submitLabel={t('save')}
      formRef={submit.formRef}
      onSubmit={save}
      isLoading={read.isPending}
      isChanged={form.isChanged}
      isResumed={form.isResumed}
      notice={read.error && <LoadNotice text={t('detailNotLoaded')} onRetry={() => void read.refetch()} />}
      onCancel={() => {
        form.forget();
        (submit.sawConflict() ? onDone : onCancel)();
      }}
    >
      <OutageFacts outage={outage} start={start} />
      <MomentField
        name="end"
        label={t('end')}
        hint={t('endHint')}
        required
        date={date}
        time={time}
        error={submit.errorOf('end')}
        onText={(nextDate, nextTime) => {
          submit.forget();
          form.change({ type: 'momentChanged', date: nextDate, time: nextTime });
        }}
      />
    </ActionDialog>
  );
}

/** The server's word of success; it hides by itself after 2 seconds. */
function SavedEnd({
  title,
  message,
  onDone,
}: {
  readonly title: string;
  readonly message: string;
  readonly onDone: () => void;
}): ReactNode {
  const t = useTexts(actionTexts);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), limits.endDatePopupHidesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog title={title} tone="success" hasCross={false} onClose={onDone} footer={<Button onClick={onDone}>{t('close')}</Button>}>
      <p role="status">{message}</p>
    </Dialog>
  );
}
