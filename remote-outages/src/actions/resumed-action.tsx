import { type ReactNode, useState } from 'react';
import { actionTable } from './action-table';
import { findDraft } from './form/draft';

/**
 * Opens again the popup that the user was typing into when the page went away: after a new sign-in,
 * a reload, a crash. The list page renders it once, whichever rows it shows.
 */
export function ResumedAction({ onDone }: { readonly onDone: () => void }): ReactNode {
  const [draft, setDraft] = useState(findDraft);
  const Popup = actionTable.find(({ id }) => id === draft?.action)?.Popup;
  if (!draft || !Popup) return null;
  return (
    <Popup
      outage={draft.outage}
      onCancel={() => setDraft(null)}
      onDone={() => {
        setDraft(null);
        onDone();
      }}
    />
  );
}
