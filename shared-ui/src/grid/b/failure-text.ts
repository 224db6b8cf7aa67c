import { ApiError } from 'shared-contracts/client';

/** '{message} || Error fetching data' (section 8): the server's own message, `otherwise` where it sent none. */
export function failureText(error: unknown, otherwise: string): string {
  const isServers = error instanceof ApiError && error.kind === 'http' && error.message !== `HTTP error! Status: ${error.status}`;
  return isServers ? error.message : otherwise;
}

/** An ended session says so itself, at the sign-in page. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
