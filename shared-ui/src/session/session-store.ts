// The session lives in memory; only the token is kept in browser storage, under the name that
// docs/product.md#sign-in says so. The user is fetched anew by the refresh call, so a
// reload never works with permissions of yesterday.
import type { User } from 'shared-contracts/entity/user';
import { createStore } from 'zustand/vanilla';

/** The signed-in user, or null. `token` may be present without a user: it then waits for the refresh call. */
export interface Session {
  readonly user: User | null;
  readonly token: string | null;
}

const storageKey = 'auth_token';

function readStoredToken(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null; // storage is forbidden: the session lasts as long as the page
  }
}

function storeToken(token: string | null): void {
  try {
    if (token === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, token);
  } catch {
    // storage is forbidden: see readStoredToken
  }
}

export const sessionStore = createStore<Session>(() => ({ user: null, token: readStoredToken() }));

/** The session as it is now, outside of React. */
export function getSession(): Session {
  return sessionStore.getState();
}

/** The token for the Authorization header, null when nobody is signed in. */
export function getToken(): string | null {
  return sessionStore.getState().token;
}

/** Signs `user` in: keeps the user in memory and the token in browser storage (docs/product.md#session). Host only. */
export function setSession(user: User): void {
  storeToken(user.authToken);
  sessionStore.setState({ user, token: user.authToken });
}

/** Signs out on this browser: forgets user and token. It makes no call. Host only. */
export function clearSession(): void {
  storeToken(null);
  sessionStore.setState({ user: null, token: null });
}

/** Signs out in this tab only: the stored token stays, for the tab that ended the session and still shows something. Host only. */
export function dropSession(): void {
  sessionStore.setState({ user: null, token: null });
}

/** Calls `listener` after every change of the session; returns the function that stops it. */
export function onSessionChange(listener: (now: Session, before: Session) => void): () => void {
  return sessionStore.subscribe(listener);
}

// A sign-out in one tab signs out the others; another user's sign-in must not mix with this one's screens.
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return;
  const token = readStoredToken();
  if (token !== sessionStore.getState().token) sessionStore.setState({ user: null, token });
});
