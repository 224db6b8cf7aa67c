import type { ReactNode } from 'react';
import { convertManualToProtection } from 'shared-contracts/endpoint/faults/convert-manual-to-protection';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { outcomeText } from 'shared-ui/submit';
import { ActionDialog } from '../form/action-dialog';
import { OutageFacts } from '../form/outage-facts';
import { useActionSubmit } from '../form/use-action-submit';
import type { PopupProps } from '../form/popup-props';
import { actionTexts } from '../form/action-texts';
import { ProtectionPopup } from './protection-popup';

/** Convert Manual to Protection: a 'Normal TT' asks for a yes, a 'Sustain Fault' for its details (docs/product.md#protection-details). */
export function ConvertPopup(props: PopupProps): ReactNode {
  const call = useCall();
  if (props.outage.durationClass === 'Normal TT') return <ConfirmConversion {...props} />;
  return (
    <ProtectionPopup
      {...props}
      action="convertToProtection"
      save={(body) => call(convertManualToProtection, { body: { outageId: props.outage.id, ...body } })}
    />
  );
}

function ConfirmConversion({ outage, onCancel, onDone }: PopupProps): ReactNode {
  const t = useTexts(actionTexts);
  const call = useCall();
  const submit = useActionSubmit();
  const convert = () =>
    submit.run({
      send: () =>
        call(convertManualToProtection, {
          body: { outageId: outage.id, relayFlag: null, brokenConductor: null, phase: null, faultCurrent: null },
        }),
      onDone: (outcome) => {
        notify.success(outcomeText(outcome));
        onDone();
      },
    });
  return (
    <ActionDialog
      title={t('convertToProtection')}
      submitLabel={t('convert')}
      onSubmit={convert}
      onCancel={() => (submit.sawConflict() ? onDone : onCancel)()}
    >
      <OutageFacts outage={outage} />
      <p>{t('confirmConversion')}</p>
    </ActionDialog>
  );
}
