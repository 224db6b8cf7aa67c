import type { ServerResponse } from 'node:http';
import { Refusal } from './refusal';

/**
 * Aborted when the caller goes away before the whole answer has arrived. The response tells it: a request
 * with a body is already closed once its body has been read.
 */
export function callerLeft(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort(new Refusal('callerLeft'));
  });
  return leaving.signal;
}
