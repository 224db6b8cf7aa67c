import type { User } from 'shared-contracts/entity/user';
import { useStore } from 'zustand';
import { type Session, sessionStore } from './session-store';

/** The session; the component renders again when it changes. */
export function useSession(): Session {
  return useStore(sessionStore);
}

/** The signed-in user, null when nobody is signed in. */
export function useUser(): User | null {
  return useStore(sessionStore, (session) => session.user);
}
