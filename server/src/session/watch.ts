import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';

/** Shorter than what browsers and proxies wait for an answer. */
const holdMs = 20_000;
const lookMs = 500;

/**
 * Answers when the session ends, at the latest after 20 seconds. Looking is a look into the memory of
 * this process, which hears of every end (session-store); so a browser that waits here costs next to nothing.
 */
export async function holdWhileAlive({ sessions, closing }: Services, token: string): Promise<void> {
  for (let waited = 0; waited < holdMs && !closing.aborted; waited += lookMs) {
    await delay(lookMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    if ((await sessions.find(token)) === null) throw new Refusal('signedOut');
  }
}
