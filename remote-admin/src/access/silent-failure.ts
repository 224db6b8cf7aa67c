import type { ApiError } from 'shared-contracts/client';

/** Nothing to say: the caller gave up, or the session ended and the sign-in page says so itself. */
export function isSilent({ kind, status }: ApiError): boolean {
  return kind === 'aborted' || status === 401;
}
