import { useCallback, useState } from 'react';
import { textOf } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import type { ActionOutage } from './form/action-outage';
import type { ActionRecord, Popup } from './action-table';
import { actionTexts } from './form/action-texts';

interface OpenPopup {
  readonly Popup: Popup;
  /** The outage of the moment of choosing: the list may refresh under an open popup. */
  readonly outage: ActionOutage;
}

/** The popup that is open, if any, and what opens and closes it. */
export function usePopup() {
  const [opened, setOpened] = useState<OpenPopup | null>(null);
  const open = useCallback(async (record: ActionRecord, outage: ActionOutage) => {
    try {
      const Popup = await record.load();
      setOpened({ Popup, outage });
    } catch {
      await showError(textOf(actionTexts)('popupNotLoaded'));
    }
  }, []);
  return { opened, open, close: () => setOpened(null) };
}
