import { type ReactNode, useRef } from 'react';
import { saveFaultType } from 'shared-contracts/endpoint/fault/save-fault-type';
import { useCall } from 'shared-ui/api';
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
import { ShutdownFields } from './shutdown-fields';
import { emptyShutdown, reduceShutdown, shutdownBody, shutdownFieldsOf, shutdownValuesOf, shutdownValuesSchema, validateShutdown } from './shutdown-form';

/** Update ESD/PSD Details (sections 2, 4 and 5). */
export function ShutdownPopup({ outage, onCancel, onDone }: PopupProps): ReactNode {
  const t = useTexts(actionTexts);
  const call = useCall();
  const form = useActionForm({ action: 'updateShutdown', outage, schema: shutdownValuesSchema, empty: emptyShutdown, reduce: reduceShutdown });
  const hasConflict = useRef(false);
  const recorded = useFaultDetail(outage.id, (detail) => {
    if (hasConflict.current) form.rebase(detail.version);
    else form.fill(shutdownValuesOf(detail), detail.version);
  });
  const submit = useSubmit({
    validate: () => validateShutdown(form.values, outage.category),
    save: () => call(saveFaultType, { body: { ...shutdownBody(form.values), currentFaultId: outage.id, version: form.version } }),
    fieldsOf: shutdownFieldsOf,
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
      title={t('updateShutdown')}
      submitLabel={t('save')}
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
      <ShutdownFields
        category={outage.category}
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
