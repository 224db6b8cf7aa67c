import { notify } from 'shared-ui/notice';
import { getSession, useSession } from 'shared-ui/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeHandshake } from './handshake';
import { endSession } from './session-end';
import { resumeSession, signInByHandshake, type SignInResult } from './sign-in';

/** A page that is being left breaks off its calls: that is no answer, and so long it does not live. */
const leavingMs = 500;

function whileLeaving(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, leavingMs);
  });
}

/** The order of section 4: a stored token, then a handshake, else the form. A handshake that comes second is dropped. */
function begin(token: string | null): Promise<SignInResult> | null {
  const handshake = takeHandshake();
  if (token !== null) return resumeSession();
  return handshake === null ? null : signInByHandshake(handshake);
}

/**
 * Signs in without the form where that is possible; true while it is being tried. A token that
 * another tab stores later is tried too.
 */
export function useAutomaticSignIn(onSigningIn: () => void): boolean {
  const { token, user } = useSession();
  const [isTrying, setIsTrying] = useState(true);
  const isSignedIn = user !== null;
  const tellSigningIn = useEffectEvent(onSigningIn);

  useEffect(() => {
    if (isSignedIn) return;
    const attempt = begin(token);
    setIsTrying(attempt !== null);
    if (attempt === null) return;
    tellSigningIn();
    void attempt.then(async (result) => {
      if (!result.ok && !result.isAnswered) await whileLeaving();
      // A refused token has been cleared by then, and another tab may have stored a new one.
      if (result.ok || getSession().token !== token) return;
      setIsTrying(false);
      endSession('refused');
      notify.failure(result.messages);
    });
  }, [token, isSignedIn]);

  return isTrying;
}
