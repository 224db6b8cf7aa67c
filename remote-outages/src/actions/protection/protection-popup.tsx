import type { ReactNode } from 'react';
import type { Outcome } from 'shared-contracts/entity/outcome';
import { useTexts } from 'shared-ui/language';
import { ActionDialog } from '../form/action-dialog';
import { OutageFacts } from '../form/outage-facts';
import { useRecordedAction } from '../form/use-recorded-action';
import type { PopupProps } from '../form/popup-props';
import { actionTexts } from '../form/action-texts';
import { ProtectionFields } from './protection-fields';
import {
  emptyProtection, protectionBody, protectionValuesOf, protectionValuesSchema, reduceProtection, validateProtection,
} from './protection-form';

interface ProtectionPopupProps extends PopupProps {
  readonly action: 'updateFaultCurrent' | 'convertToProtection';
  readonly save: (body: ReturnType<typeof protectionBody>, version: number | null) => Promise<Outcome>;
}

/** The details of a protection outage: to be corrected on one, or to be given when a manual outage becomes one. */
export function ProtectionPopup({ action, save, ...popup }: ProtectionPopupProps): ReactNode {
  const t = useTexts(actionTexts);
  const { fields, dialog } = useRecordedAction({
    ...popup,
    action,
    schema: protectionValuesSchema,
    empty: emptyProtection,
    reduce: reduceProtection,
    valuesOf: protectionValuesOf,
    validate: validateProtection,
    save: (values, version) => save(protectionBody(values), version),
  });
  return (
    <ActionDialog title={t(action)} submitLabel={t(action === 'convertToProtection' ? 'convert' : 'save')} {...dialog}>
      <OutageFacts outage={popup.outage} />
      <ProtectionFields {...fields} />
    </ActionDialog>
  );
}
