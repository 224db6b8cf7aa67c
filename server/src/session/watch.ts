import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';

/** Shorter than what browsers and proxies wait for an answer. */
const holdMs = 20_000;
const lookMs = 500;

/**
 * Answers when the session ends or the registry of remotes changes, at the latest after 20 seconds, with
 * the registry's revision. Looking is a look into the memory of this process, which hears of both
 * (session-store, registry-revision); so a browser that waits here costs next to nothing.
 */
export async function holdWhileAlive({ sessions, registryRevision, closing }: Services, token: string): Promise<string> {
  const before = await registryRevision.current();
  for (let waited = 0; waited < holdMs && !closing.aborted; waited += lookMs) {
    await delay(lookMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    if ((await sessions.find(token)) === null) throw new Refusal('signedOut');
    const revision = await registryRevision.current();
    if (revision !== before) return revision;
  }
  return before;
}
