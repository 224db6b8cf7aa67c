// Where a user wanted to go before they had to sign in. Kept per tab, so two tabs return to two places.
import { loginPath } from './guard-rule';

const storageKey = 'suite.returnPath';

let remembered: string | null = null; // stands in where storage is forbidden

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

export function rememberPath(path: string): void {
  remembered = path;
  try {
    window.sessionStorage.setItem(storageKey, path);
  } catch {
    // storage is forbidden
  }
}

export function forgetPath(): void {
  remembered = null;
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // storage is forbidden
  }
}

function readRememberedPath(): string | null {
  try {
    return window.sessionStorage.getItem(storageKey) ?? remembered;
  } catch {
    return remembered;
  }
}

/** Where to go after sign-in: the path parameter, else the remembered path, else Home (docs/product.md#sign-in). */
export function takeReturnPath(parameter: string | null): string {
  const path = safeReturnPath(parameter) ?? safeReturnPath(readRememberedPath()) ?? '/';
  forgetPath();
  return path;
}
