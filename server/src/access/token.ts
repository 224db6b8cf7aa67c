import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits. Only its hash is stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A token as this suite makes them; null: it is none. */
export function readToken(text: unknown): string | null {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text) ? text : null;
}

/** The token of an Authorization header, with or without `Bearer ` (docs/product.md#session). */
export function readAuthorization(header: string | undefined): string | null {
  return readToken(header?.replace(/^Bearer\s+/i, '').trim());
}
