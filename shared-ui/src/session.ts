// Entry `shared-ui/session`: who is signed in. One store, written by the host only.
export { clearSession, dropSession, getSession, getToken, onSessionChange, setSession } from './session/session-store';
export type { Session } from './session/session-store';
export { useSession, useUser } from './session/use-session';
