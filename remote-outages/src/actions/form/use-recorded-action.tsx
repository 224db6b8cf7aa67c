import { useRef } from 'react';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import type { PopupProps } from './popup-props';
import { actionTexts } from './action-texts';
import type { ActionDialogProps } from './action-dialog';
import { LoadNotice } from './load-notice';
import { type FormOptions, useActionForm } from './use-action-form';
import { useFaultDetail } from './use-fault-detail';
import { useSubmit } from './use-submit';

interface RecordedActionOptions<Values, Event> extends FormOptions<Values, Event>, PopupProps {
  readonly valuesOf: (detail: FaultDetail) => Values;
  /** The first message about the values, null when they are fine. */
  readonly validate: (values: Values) => string | null;
  readonly save: (values: Values, version: number | null) => Promise<Outcome>;
  readonly fieldsOf: (message: string, values: Values) => readonly string[];
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
  fieldsOf,
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
  const submit = useSubmit({
    validate: () => validate(form.values),
    save: () => save(form.values, form.version),
    fieldsOf: (message) => fieldsOf(message, form.values),
    onSaved: (message) => {
      form.forget();
      notify.success(message);
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
        submit.forgetError();
        form.change(event);
      },
    },
    dialog: {
      formRef: submit.formRef,
      onSubmit: submit.run,
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
