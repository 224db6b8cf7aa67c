// Learns at once of an end that the server decides on: a password changed elsewhere, an account taken
// away, twelve hours gone by. One call is held open by one visible tab of the browser; its 401 ends the
// session as every 401 does, and the other tabs follow by the storage event (session-end).
import { watchSession } from 'shared-contracts/endpoint/session/watch-session';
import { getApi } from 'shared-ui/api';
import { getSession, onSessionChange } from 'shared-ui/session';

const lockName = 'suite.sessionWatch';
const pauseMs = 5_000;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function hold(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await getApi().call(watchSession, {}, { signal });
    } catch {
      await pause(signal);
    }
  }
}

/** Of all tabs one watches, because a browser opens few connections to a server. Without the lock (no TLS) each visible tab does. */
function takeTurn(signal: AbortSignal): void {
  const { locks }: Partial<Pick<Navigator, 'locks'>> = window.navigator;
  if (locks === undefined) void hold(signal);
  else void locks.request(lockName, { signal }, () => hold(signal)).catch(() => undefined);
}

/** Watches while somebody is signed in and the tab is seen. Returns the function that stops it. */
export function watchServerSession(): () => void {
  let turn: AbortController | null = null;
  const stopTurn = (): void => {
    turn?.abort();
    turn = null;
  };
  const update = (): void => {
    const isWanted = getSession().user !== null && document.visibilityState === 'visible';
    if (!isWanted) stopTurn();
    else if (turn === null) {
      turn = new AbortController();
      takeTurn(turn.signal);
    }
  };
  const stopListening = onSessionChange(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', update);
    stopTurn();
  };
}
