// What a failed call means for its caller. One rule each, for every list, form and drawer.
import { ApiError } from './api-error';

type Failure = Pick<ApiError, 'kind' | 'status'>;

/** Worth asking once more when a person says so: no answer, a server that could not give one, or "not yet" (408, 429). */
export function mayPass({ kind, status = 0 }: Failure): boolean {
  return kind !== 'http' || status >= 500 || status === 408 || status === 429;
}

/** Worth asking once more without being told: no answer, or a server that says it will be back. */
export function passesSoon({ kind, status }: Failure): boolean {
  return kind === 'network' || status === 503;
}

/** The server was asked and did not answer in time: whether it did what it was asked is not known. */
export function hasTimedOut({ kind, cause }: Pick<ApiError, 'kind' | 'cause'>): boolean {
  return kind === 'network' && cause instanceof Error && cause.name === 'TimeoutError';
}

/** Nothing to say: the caller gave the call up, or the session ended and the sign-in page says so itself. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'aborted' || error.status === 401);
}
