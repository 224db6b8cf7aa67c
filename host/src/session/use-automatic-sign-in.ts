import { notify } from 'shared-ui/notice';
import { getSession, useSession } from 'shared-ui/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeHandshake } from './handshake';
import { endSession } from './session-end';
import { resumeSession, signInByHandshake, type SignInResult } from './sign-in';

export const firstPauseMs = 500;
export const longestPauseMs = 15_000;

/** Ends early when the network is back, or when nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/** Asks until the server answers. One that is away says nothing of the session, nor does a page that is being left. */
async function resume(signal: AbortSignal, onWaiting: () => void): Promise<SignInResult | null> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const result = await resumeSession();
    if (result.ok || !result.isAway) return result;
    if (pauseMs > firstPauseMs) onWaiting();
    await pause(pauseMs, signal);
  }
  return null;
}

/** `waiting`: the server is away, and asked again and again. */
export type AutomaticSignIn = 'none' | 'trying' | 'waiting';

/**
 * Signs in without the form where that is possible: by a stored token, else by a handshake. A handshake
 * that comes second is dropped. A token that another tab stores later is tried too.
 */
export function useAutomaticSignIn(onSigningIn: () => void): AutomaticSignIn {
  const { token, user } = useSession();
  const [state, setState] = useState<AutomaticSignIn>('trying');
  const isSignedIn = user !== null;
  const tellSigningIn = useEffectEvent(onSigningIn);

  useEffect(() => {
    if (isSignedIn) return undefined;
    const stop = new AbortController();
    const handshake = takeHandshake();
    if (token === null && handshake === null) {
      setState('none');
      return undefined;
    }
    setState('trying');
    tellSigningIn();
    const attempt = token === null && handshake !== null ? signInByHandshake(handshake) : resume(stop.signal, () => setState('waiting'));
    void attempt.then((result) => {
      // A refused token has been cleared by then, and another tab may have stored a new one.
      if (result === null || result.ok || getSession().token !== token) return;
      setState('none');
      endSession('refused');
      notify.failure(result.messages);
    });
    return () => stop.abort();
  }, [token, isSignedIn]);

  return state;
}
