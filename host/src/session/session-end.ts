// Why the last session of this tab ended. The login page says it, and the other tabs of this browser leave at once and
// say the same.
import { clearSession, dropSession, getSession, onSessionChange } from 'shared-ui/session';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `refused` is a stored token that the server no longer knows: nothing the user should be told about. */
export type EndReason = 'signedOut' | 'expired' | 'elsewhere' | 'passwordChanged' | 'refused';

const storageKey = 'suite.sessionEnd';
const endStore = createStore<{ readonly reason: EndReason | null }>(() => ({ reason: null }));

/** The token of a session that is over already, while its tab still shows why. */
let leavingToken: string | null = null;

function tellOtherTabs(reason: EndReason | null): void {
  try {
    if (reason === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, reason);
  } catch {
    // storage is forbidden: the other tabs learn it from the server
  }
}

/** What an end in another tab is called here; null for a text that is none. */
function reasonFromElsewhere(text: string | null): EndReason | null {
  if (text === 'expired' || text === 'passwordChanged') return text;
  if (text === 'refused') return 'expired';
  return text === 'signedOut' ? 'elsewhere' : null;
}

function readOtherTab(): EndReason | null {
  try {
    return reasonFromElsewhere(window.localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** Ends the session on this browser. The first reason stands: what follows from it is no news. */
export function endSession(reason: EndReason): void {
  const { token } = getSession();
  if (token === null || token === leavingToken) return;
  endStore.setState({ reason });
  tellOtherTabs(reason);
  clearSession();
}

/** The session is over: the other tabs leave now, this one in `ms` milliseconds, because its user is reading something. */
export function endSessionAfter(reason: EndReason, ms: number): void {
  const { token } = getSession();
  leavingToken = token;
  tellOtherTabs(reason);
  setTimeout(() => {
    leavingToken = null;
    if (getSession().token === token) endSession(reason);
  }, ms);
}

export function getEndReason(): EndReason | null {
  return endStore.getState().reason;
}

export function useEndReason(): EndReason | null {
  return useStore(endStore, ({ reason }) => reason);
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const reason = key === storageKey ? reasonFromElsewhere(newValue) : null;
  if (reason === null || getSession().token === null) return;
  endStore.setState({ reason });
  dropSession();
}

/** Notices an end in another tab, and forgets the reason at the next sign-in. Returns the function that stops it. */
export function watchSessionEnd(): () => void {
  window.addEventListener('storage', followOtherTab);
  const stop = onSessionChange((now, before) => {
    if (now.user !== null) {
      endStore.setState({ reason: null });
      tellOtherTabs(null);
    } else if (before.user !== null && getEndReason() === null) endStore.setState({ reason: readOtherTab() ?? 'elsewhere' });
  });
  return () => {
    window.removeEventListener('storage', followOtherTab);
    stop();
  };
}
