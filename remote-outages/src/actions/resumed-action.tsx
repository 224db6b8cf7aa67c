import { type ReactNode, useEffect, useState } from 'react';
import { actionTable } from './action-table';
import { findDraft } from './form/draft';
import { usePopup } from './use-popup';

/**
 * Opens again the popup that the user was typing into when the page went away: after a new sign-in,
 * a reload, a crash. The list page renders it once, whichever rows it shows.
 */
export function ResumedAction({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [draft] = useState(findDraft);
  const { opened, open, close } = usePopup();
  useEffect(() => {
    const record = actionTable.find(({ id }) => id === draft?.action);
    if (record && draft) void open(record, draft.outage);
  }, [draft, open]);
  if (!opened) return null;
  return (
    <opened.Popup
      outage={opened.outage}
      onCancel={close}
      onDone={() => {
        close();
        onDone();
      }}
    />
  );
}
