// Learns at once of an end that the server decides on: a password changed elsewhere, an account taken away, twelve
// hours gone by. One visible tab of the browser holds one call open. Its 401 ends the session, as every 401 does. The
// other tabs follow by the storage event (session-end).
import { watchSession } from 'shared-contracts/endpoint/session/watch-session';
import { getApi } from 'shared-ui/client';
import { getSession, onSessionChange } from 'shared-ui/session';

const lockName = 'suite.sessionWatch';
const pauseMs = 5_000;
/** The session was confirmed a moment ago; meanwhile the first screen has the connections for itself and the page comes to rest. */
const settleMs = 3_000;

export interface RegistryListener {
  /** The answer of the held call says what the registry's state is called. */
  readonly onRevision: (revision: string) => void;
  /** The registry may have changed between the tab's first look at it and the beginning of the watch. */
  readonly onDoubt: () => void;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function hold(signal: AbortSignal, delayMs: number, { onRevision, onDoubt }: RegistryListener): Promise<void> {
  if (delayMs > 0) {
    await pause(delayMs, signal);
    if (!signal.aborted) onDoubt();
  }
  while (!signal.aborted) {
    try {
      const { remotesRevision } = await getApi().call(watchSession, {}, { signal });
      onRevision(remotesRevision);
    } catch {
      await pause(pauseMs, signal);
    }
  }
}

/** One tab watches for all, because a browser opens few connections to a server. Without the lock (no TLS) each visible tab does. */
function takeTurn(signal: AbortSignal, delayMs: number, listener: RegistryListener): void {
  const { locks }: Partial<Pick<Navigator, 'locks'>> = window.navigator;
  if (locks === undefined) void hold(signal, delayMs, listener);
  else void locks.request(lockName, { signal }, () => hold(signal, delayMs, listener)).catch(() => undefined);
}

/** Watches while somebody is signed in and the tab is seen. Returns the function that stops it. */
export function watchServerSession(listener: RegistryListener): () => void {
  let turn: AbortController | null = null;
  const stopTurn = (): void => {
    turn?.abort();
    turn = null;
  };
  const update = (delayMs: number): void => {
    const isWanted = getSession().user !== null && document.visibilityState === 'visible';
    if (!isWanted) stopTurn();
    else if (turn === null) {
      turn = new AbortController();
      takeTurn(turn.signal, delayMs, listener);
    }
  };
  // Users who come back to a tab learn at once that their session has ended.
  const updateAtOnce = (): void => update(0);
  const stopListening = onSessionChange(() => update(settleMs));
  document.addEventListener('visibilitychange', updateAtOnce);
  update(settleMs);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', updateAtOnce);
    stopTurn();
  };
}
