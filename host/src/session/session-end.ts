// Why the last session of this tab ended, so that the login page can say it.
import { clearSession, getSession, onSessionChange } from 'shared-ui/session';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `refused` is a stored token that the server no longer knows: nothing the user should be told about. */
export type EndReason = 'signedOut' | 'expired' | 'elsewhere' | 'passwordChanged' | 'refused';

const endStore = createStore<{ readonly reason: EndReason | null }>(() => ({ reason: null }));

/** Ends the session on this browser. The first reason stands: what follows from it is no news. */
export function endSession(reason: EndReason): void {
  if (getSession().token === null) return;
  endStore.setState({ reason });
  clearSession();
}

export function getEndReason(): EndReason | null {
  return endStore.getState().reason;
}

export function useEndReason(): EndReason | null {
  return useStore(endStore, ({ reason }) => reason);
}

/** Notices a sign-out in another tab, and forgets the reason at the next sign-in. Returns the function that stops it. */
export function watchSessionEnd(): () => void {
  return onSessionChange((now, before) => {
    if (now.user !== null) endStore.setState({ reason: null });
    else if (before.user !== null && getEndReason() === null) endStore.setState({ reason: 'elsewhere' });
  });
}
