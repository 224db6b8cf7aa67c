import { isEligible, type RowAction, rowActions } from 'shared-contracts/rule/row-action';
import type { ReactNode } from 'react';
import { type ActionOutage, stateOf } from './form/action-outage';
import { ConvertPopup } from './protection/convert-popup';
import { EndPopup } from './end/end-popup';
import { FaultCurrentPopup } from './protection/fault-current-popup';
import type { PopupProps } from './form/popup-props';
import { ShutdownPopup } from './shutdown/shutdown-popup';

/** One action of the row menu. Its label is also the title of its popup. */
export interface ActionRecord {
  readonly id: RowAction;
  readonly label: RowAction;
  readonly isOffered: (outage: ActionOutage) => boolean;
  readonly Popup: (props: PopupProps) => ReactNode;
}

const popups: Readonly<Record<RowAction, ActionRecord['Popup']>> = {
  addEnd: EndPopup,
  updateShutdown: ShutdownPopup,
  updateFaultCurrent: FaultCurrentPopup,
  convertToProtection: ConvertPopup,
};

/** The actions in the order of the menu; a label is a key of `actionTexts`. */
export const actionTable: readonly ActionRecord[] = rowActions.map((id) => ({
  id,
  label: id,
  isOffered: (outage) => isEligible(id, stateOf(outage)),
  Popup: popups[id],
}));
