// The user is kept beside the token (docs/product.md#sign-in). Nothing is decided by it: after a reload the server
// says who the bearer is; only the greeting shown meanwhile comes from here.
import { getSession, onSessionChange } from 'shared-ui/session';
import * as v from 'valibot';

const storageKey = 'user';
const storedUserSchema = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

function store(): void {
  const { user, token } = getSession();
  try {
    if (user !== null) {
      const { authToken: _kept, ...rest } = user;
      window.localStorage.setItem(storageKey, JSON.stringify(rest));
    } else if (token === null) window.localStorage.removeItem(storageKey);
  } catch {
    // storage is forbidden: the greeting has no name
  }
}

/** Keeps the stored user in step with the session. Returns the function that stops it. */
export function keepStoredUser(): () => void {
  return onSessionChange(store);
}

export function readStoredName(): string | null {
  try {
    const parsed = v.safeParse(storedUserSchema, window.localStorage.getItem(storageKey));
    return parsed.success ? parsed.output.name : null;
  } catch {
    return null;
  }
}
