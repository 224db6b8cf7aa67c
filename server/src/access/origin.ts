// Where a call came from: known to whatever the call does, however deep, without being handed down.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

export interface Origin {
  /** The caller's address; trusted proxies have been looked behind. Null: no call, a command or the server itself. */
  readonly address: string | null;
  /** What the caller's program calls itself. */
  readonly device: string | null;
}

const longestDevice = 300;
const nowhere: Origin = { address: null, device: null };
const calls = new AsyncLocalStorage<Origin>();

export function withOrigin<T>(request: FastifyRequest, work: () => T): T {
  const device = request.headers['user-agent']?.slice(0, longestDevice) ?? null;
  return calls.run({ address: request.ip, device }, work);
}

export function currentOrigin(): Origin {
  return calls.getStore() ?? nowhere;
}
