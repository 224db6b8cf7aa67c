import type { SessionStore } from '../access/session-store';
import { hashToken } from '../access/token';
import type { Caller } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { RegistryRevision } from '../registry/registry-revision';
import type { Services } from '../services/services';

/** Shorter than what browsers and proxies wait for an answer. */
const holdMs = 20_000;
/** Calls of one session that may wait at once, far beyond the tabs that anybody has in sight. */
const heldEach = 50;

interface Waiting {
  /** What the database calls the end of this session, alone or with all of the employee's. */
  readonly endings: readonly string[];
  readonly wake: () => void;
}

interface WatchServices extends Pick<Services, 'sessionEndings' | 'now' | 'closing'> {
  readonly sessions: Pick<SessionStore, 'find' | 'findSession'>;
  readonly registryRevision: Pick<RegistryRevision, 'current' | 'listen'>;
}

/** `left`: the caller waits no longer. */
type SessionWatch = (caller: Caller, left?: AbortSignal) => Promise<string>;

/**
 * Answers when the session ends or the registry of remotes changes, at the latest after 20 seconds, with
 * the registry's revision. A browser that waits costs a timer: nobody looks until this process hears of
 * either. What it may have missed while it did not listen is found when the 20 seconds are over.
 */
export function createSessionWatch({ sessions, sessionEndings, registryRevision, now, closing }: WatchServices): SessionWatch {
  const waiting = new Set<Waiting>();
  /** How many wait, by the session's key. */
  const held = new Map<string, number>();
  const wakeAll = (): void => {
    for (const { wake } of waiting) wake();
  };
  sessionEndings.listen((ending) => {
    for (const { endings, wake } of waiting) if (ending !== null && endings.includes(ending)) wake();
  });
  registryRevision.listen(wakeAll);
  closing.addEventListener('abort', wakeAll);

  return async ({ token, principal }, left) => {
    let wake: () => void = () => undefined;
    const news = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const key = hashToken(token).toString('hex');
    // These calls take no place of their user's share, so they have a limit of their own.
    const before = held.get(key) ?? 0;
    if (before >= heldEach) throw new Refusal('tooManyTries', { retryAfterSeconds: holdMs / 1000 });
    left?.addEventListener('abort', () => wake(), { once: true });
    const one: Waiting = { endings: [key, `employee:${principal.employeeId}`], wake };
    // Before the session is looked up: an end in between is noticed.
    waiting.add(one);
    held.set(key, before + 1);
    let timer: NodeJS.Timeout | undefined;
    try {
      const session = await sessions.findSession(token);
      if (session && !closing.aborted) {
        timer = setTimeout(wake, Math.min(holdMs, session.expiresAt.getTime() - now().getTime())).unref();
        await news;
      }
    } finally {
      waiting.delete(one);
      const others = (held.get(key) ?? 1) - 1;
      if (others > 0) held.set(key, others);
      else held.delete(key);
      clearTimeout(timer);
    }
    if ((await sessions.find(token)) === null) throw new Refusal('signedOut');
    return registryRevision.current();
  };
}
