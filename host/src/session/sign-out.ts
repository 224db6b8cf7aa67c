import { logout } from 'shared-contracts/endpoint/session/logout';
import { getApi } from 'shared-ui/client';
import { textOf } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { forgetPath } from './return-path';
import { endSession } from './session-end';
import { sessionTexts } from './text';

/** Tells the server, and forgets the session here whatever it answers. */
export async function signOut(): Promise<void> {
  // The call has read the token before the session is cleared.
  const call = getApi().call(logout, {});
  forgetPath();
  endSession('signedOut');
  try {
    await call;
  } catch {
    notify.failure(textOf(sessionTexts)('logoutFailed'));
  }
}
