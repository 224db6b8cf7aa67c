import type { ReactNode } from 'react';
import { saveFaultType } from 'shared-contracts/endpoint/faults/save-fault-type';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { ActionDialog } from '../form/action-dialog';
import { OutageFacts } from '../form/outage-facts';
import { useRecordedAction } from '../form/use-recorded-action';
import type { PopupProps } from '../form/popup-props';
import { actionTexts } from '../form/action-texts';
import { ShutdownFields } from './shutdown-fields';
import {
  emptyShutdown,
  reduceShutdown,
  shutdownBody,
  shutdownValuesOf,
  shutdownValuesSchema,
  validateShutdown,
} from './shutdown-form';

/** Update ESD/PSD Details (docs/product.md#shutdown-details). */
export function ShutdownPopup(popup: PopupProps): ReactNode {
  const { outage } = popup;
  const t = useTexts(actionTexts);
  const call = useCall();
  const { fields, dialog } = useRecordedAction({
    ...popup,
    action: 'updateShutdown',
    schema: shutdownValuesSchema,
    empty: emptyShutdown,
    reduce: reduceShutdown,
    valuesOf: shutdownValuesOf,
    validate: (values) => validateShutdown(values, outage.category),
    save: (values, version) => call(saveFaultType, { body: { ...shutdownBody(values), outageId: outage.id, version } }),
  });
  return (
    <ActionDialog title={t('updateShutdown')} submitLabel={t('save')} {...dialog}>
      <OutageFacts outage={outage} />
      <ShutdownFields category={outage.category} {...fields} />
    </ActionDialog>
  );
}
