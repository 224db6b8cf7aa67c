import type { ApiError } from 'shared-contracts/client';

/** Rejections of the typed client; each remote has its own copy of the class, so its name decides. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** '{message} || Error fetching data' (section 8): the server's own message, `otherwise` where it sent none. */
export function failureText(error: unknown, otherwise: string): string {
  const isServers = isApiError(error) && error.kind === 'http' && error.message !== `HTTP error! Status: ${error.status}`;
  return isServers ? error.message : otherwise;
}

/** An ended session says so itself, at the sign-in page. */
export function isSessionEnd(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}
