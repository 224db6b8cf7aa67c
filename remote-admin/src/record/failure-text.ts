import { ApiError, isSilent } from 'shared-contracts/client';

/** What the server said of a refused call, each message once; null where there is nothing to say. Anything else is thrown on. */
export function failureText(error: unknown): string | null {
  if (!(error instanceof ApiError)) throw error;
  return isSilent(error) ? null : [...new Set([error.message, ...error.errors])].join(' ');
}
