import type { ApiError } from 'shared-contracts/client';

/** Rejections of the typed client. Each remote has its own copy of the class, so its name decides. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** Nothing to say: the caller gave up, or the session ended and the sign-in page says so itself. */
export function isSilent({ kind, status }: ApiError): boolean {
  return kind === 'aborted' || status === 401;
}
