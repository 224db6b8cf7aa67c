import { isEligible, type RowAction, rowActions } from 'shared-contracts/rule/row-action';
import type { ReactNode } from 'react';
import { type ActionOutage, stateOf } from './form/action-outage';
import type { PopupProps } from './form/popup-props';

export type Popup = (props: PopupProps) => ReactNode;

/** One action of the row menu. Its label is also the title of its popup. */
export interface ActionRecord {
  readonly id: RowAction;
  readonly isOffered: (outage: ActionOutage) => boolean;
  /** The popups come on demand: most visits to the list open none. */
  readonly load: () => Promise<Popup>;
}

const popups: Readonly<Record<RowAction, ActionRecord['load']>> = {
  addEnd: async () => (await import('./end/end-popup')).EndPopup,
  updateShutdown: async () => (await import('./shutdown/shutdown-popup')).ShutdownPopup,
  updateFaultCurrent: async () => (await import('./protection/fault-current-popup')).FaultCurrentPopup,
  convertToProtection: async () => (await import('./protection/convert-popup')).ConvertPopup,
};

/** The actions in the order of the menu; an id is also a key of `actionTexts`. */
export const actionTable: readonly ActionRecord[] = rowActions.map((id) => ({
  id,
  isOffered: (outage) => isEligible(id, stateOf(outage)),
  load: popups[id],
}));
