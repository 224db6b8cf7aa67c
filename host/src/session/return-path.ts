// Where a user wanted to go before they had to sign in. Kept per tab, so two tabs return to two places.
import type { User } from 'shared-contracts/entity/user';
import { loginPath } from './guard-rule';

type Who = Pick<User, 'companyName' | 'empNo'>;

const keys = { path: 'suite.returnPath', owner: 'suite.returnPathOwner' } as const;
type Kept = keyof typeof keys;

// Stands in where storage is forbidden.
const memory = new Map<Kept, string>();

/**
 * An address inside the suite, or null. What comes from the address bar may name another site
 * (`//evil.test`, `/\evil.test`, `https:...`), so only what stays on our origin is accepted.
 */
export function safeReturnPath(path: string | null, origin: string = window.location.origin): string | null {
  if (path === null || !path.startsWith('/')) return null;
  try {
    const url = new URL(path, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.replace(/\/+$/, '') === loginPath) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

function keep(kept: Kept, text: string): void {
  memory.set(kept, text);
  try {
    window.sessionStorage.setItem(keys[kept], text);
  } catch {
    // storage is forbidden
  }
}

function read(kept: Kept): string | null {
  const inMemory = memory.get(kept) ?? null;
  try {
    return window.sessionStorage.getItem(keys[kept]) ?? inMemory;
  } catch {
    return inMemory;
  }
}

const nameOf = ({ companyName, empNo }: Who) => `${companyName}/${empNo}`;

export function rememberPath(path: string): void {
  keep('path', path);
}

/** Who is signed in in this tab: what is remembered later, when their session has ended, is theirs. */
export function rememberOwner(user: Who): void {
  keep('owner', nameOf(user));
}

export function forgetPath(): void {
  memory.clear();
  try {
    for (const key of Object.values(keys)) window.sessionStorage.removeItem(key);
  } catch {
    // storage is forbidden
  }
}

/**
 * Where to go after sign-in: the path parameter, else the remembered path, else Home (docs/product.md#sign-in). Nobody
 * comes to where somebody else was before.
 */
export function takeReturnPath(parameter: string | null, user: Who | null = null): string {
  const owner = read('owner');
  const isTheirs = owner === null || user === null || owner === nameOf(user);
  const path = safeReturnPath(parameter) ?? safeReturnPath(isTheirs ? read('path') : null) ?? '/';
  forgetPath();
  return path;
}
