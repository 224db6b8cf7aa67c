import { useRef } from 'react';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import type { Outcome } from 'shared-contracts/entity/outcome';
import type { Fault } from 'shared-contracts/fault/fault';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { outcomeText } from 'shared-ui/submit';
import type { PopupProps } from './popup-props';
import { actionTexts } from './action-texts';
import type { ActionDialogProps } from './action-dialog';
import { LoadNotice } from './load-notice';
import { type FormOptions, useActionForm } from './use-action-form';
import { useFaultDetail } from './use-fault-detail';
import { useActionSubmit } from './use-action-submit';

interface RecordedActionOptions<Values, Event> extends FormOptions<Values, Event>, PopupProps {
  readonly valuesOf: (detail: FaultDetail) => Values;
  /** What is wrong with the values, in the order of the form. */
  readonly validate: (values: Values) => readonly Fault[];
  readonly save: (values: Values, version: number | null) => Promise<Outcome>;
}

interface RecordedAction<Values, Event> {
  readonly fields: {
    readonly values: Values;
    readonly errorOf: (field: string) => string | undefined;
    readonly change: (event: Event) => void;
  };
  readonly dialog: Omit<ActionDialogProps, 'title' | 'submitLabel' | 'children'>;
}

/** A popup that begins with what is recorded. When two people save, the second keeps what they typed, on top of the newest record. */
export function useRecordedAction<Values, Event>({
  valuesOf,
  validate,
  save,
  onCancel,
  onDone,
  ...options
}: RecordedActionOptions<Values, Event>): RecordedAction<Values, Event> {
  const t = useTexts(actionTexts);
  const form = useActionForm(options);
  const hasConflict = useRef(false);
  const recorded = useFaultDetail(options.outage.id, (detail) => {
    if (hasConflict.current) form.rebase(detail.version);
    else form.fill(valuesOf(detail), detail.version);
  });
  const submit = useActionSubmit();
  const attempt = () => ({
    faults: validate(form.values),
    send: () => save(form.values, form.version),
    onDone: (outcome: Outcome) => {
      form.forget();
      notify.success(outcomeText(outcome));
      onDone();
    },
    onConflict: () => {
      hasConflict.current = true;
      recorded.reload();
    },
  });
  return {
    fields: {
      values: form.values,
      errorOf: submit.errorOf,
      change: (event) => {
        submit.forget();
        form.change(event);
      },
    },
    dialog: {
      formRef: submit.formRef,
      onSubmit: () => submit.run(attempt()),
      isLoading: recorded.isLoading,
      isLocked: !recorded.isRead,
      isChanged: form.isChanged,
      isResumed: form.isResumed,
      onCancel: () => {
        form.forget();
        (hasConflict.current ? onDone : onCancel)();
      },
      notice: recorded.hasFailed && <LoadNotice text={t('detailNotLoaded')} onRetry={recorded.reload} />,
    },
  };
}
