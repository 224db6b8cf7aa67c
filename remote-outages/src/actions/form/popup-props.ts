import type { ActionOutage } from './action-outage';

export interface PopupProps {
  readonly outage: ActionOutage;
  /** The user gave it up. */
  readonly onCancel: () => void;
  /** It is saved: the popup closes and the grid reloads. */
  readonly onDone: () => void;
}
