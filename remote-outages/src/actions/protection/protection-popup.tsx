import { type ReactNode, useRef } from 'react';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { ActionDialog } from '../form/action-dialog';
import { LoadNotice } from '../form/load-notice';
import { OutageFacts } from '../form/outage-facts';
import { useActionForm } from '../form/use-action-form';
import { useFaultDetail } from '../form/use-fault-detail';
import { useSubmit } from '../form/use-submit';
import type { PopupProps } from '../popup-props';
import { actionTexts } from '../text';
import { currentsField, ProtectionFields } from './protection-fields';
import { emptyProtection, protectionBody, protectionFieldsOf, protectionValuesOf, protectionValuesSchema, reduceProtection, validateProtection } from './protection-form';

interface ProtectionPopupProps extends PopupProps {
  readonly action: 'updateFaultCurrent' | 'convertToProtection';
  readonly save: (body: ReturnType<typeof protectionBody>, version: number | null) => Promise<Outcome>;
}

/** The details of a protection outage: to be corrected on one, or to be given when a manual outage becomes one. */
export function ProtectionPopup({ action, outage, save, onCancel, onDone }: ProtectionPopupProps): ReactNode {
  const t = useTexts(actionTexts);
  const form = useActionForm({ action, outage, schema: protectionValuesSchema, empty: emptyProtection, reduce: reduceProtection });
  const hasConflict = useRef(false);
  const recorded = useFaultDetail(outage.id, (detail) => {
    if (hasConflict.current) form.rebase(detail.version);
    else form.fill(protectionValuesOf(detail), detail.version);
  });
  const submit = useSubmit({
    validate: (element) => validateProtection(form.values) ?? (element?.querySelector(`[name="${currentsField}"]:invalid`) ? t('wrongFaultCurrent') : null),
    save: () => save(protectionBody(form.values), form.version),
    fieldsOf: (message) => (message === t('wrongFaultCurrent') ? [currentsField] : protectionFieldsOf(message, form.values)),
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
  return (
    <ActionDialog
      title={t(action)}
      submitLabel={t(action === 'convertToProtection' ? 'convert' : 'save')}
      formRef={submit.formRef}
      onSubmit={submit.run}
      isLoading={recorded.isLoading}
      isChanged={form.isChanged}
      isResumed={form.isResumed}
      onCancel={() => {
        form.forget();
        onCancel();
      }}
    >
      <OutageFacts outage={outage} />
      {recorded.hasFailed && <LoadNotice text={t('detailNotLoaded')} onRetry={recorded.reload} />}
      <ProtectionFields
        values={form.values}
        errorOf={submit.errorOf}
        change={(event) => {
          submit.forgetError();
          form.change(event);
        }}
      />
    </ActionDialog>
  );
}
