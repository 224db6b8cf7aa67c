import type { ReactNode } from 'react';
import { updateFaultCurrent } from 'shared-contracts/endpoint/faults/update-fault-current';
import { useCall } from 'shared-ui/api';
import type { PopupProps } from '../form/popup-props';
import { ProtectionPopup } from './protection-popup';

/** Update Fault Current Details (docs/product.md#protection-details). */
export function FaultCurrentPopup(props: PopupProps): ReactNode {
  const call = useCall();
  return (
    <ProtectionPopup
      {...props}
      action="updateFaultCurrent"
      save={(body, version) => call(updateFaultCurrent, { body: { outageId: props.outage.id, ...body, version } })}
    />
  );
}
