// Which sockets live by which session: when it dies, they go with it.
import type { Principal } from '../access/principal';
import type { SessionStore } from '../access/session-store';
import { hashToken } from '../access/token';

export interface Holder {
  /** Ends the connection; may be called before it is admitted. */
  readonly end: () => void;
}

type Admission = { readonly ok: true; readonly principal: Principal } | { readonly ok: false; readonly reason: 'unauthorized' | 'tooMany' };

export interface SessionSockets {
  /** Looks the token up for a new connection. Throws when the database cannot be asked. */
  admit(holder: Holder, token: string): Promise<Admission>;
  leave(holder: Holder): void;
  /** What the database said of ended sessions (see the session store). */
  sessionEnded(message: string): void;
  /** Asks again for every session: messages may have been missed. */
  confirmAll(): Promise<void>;
  stop(): void;
}

interface Held {
  readonly token: string;
  readonly key: string;
  principal: Principal | null;
  expiresAt: number;
  isDead: boolean;
  /** Employees whose sessions ended before it was known whose this is. */
  readonly endedMeanwhile: Set<string>;
}

interface SessionSocketsOptions {
  readonly sessions: SessionStore;
  readonly now: () => Date;
  readonly socketsPerEmployee: number;
}

const expiryCheckMs = 500;

/** As the session store names all sessions of an employee. */
const nameOf = ({ employeeId }: Principal) => `employee:${employeeId}`;

export function createSessionSockets({ sessions, now, socketsPerEmployee }: SessionSocketsOptions): SessionSockets {
  const held = new Map<Holder, Held>();

  const endAll = (isOver: (one: Held) => boolean): void => {
    for (const [holder, one] of held) {
      if (!isOver(one)) continue;
      one.isDead = true;
      held.delete(holder);
      holder.end();
    }
  };
  const expiry = setInterval(() => {
    const time = now().getTime();
    endAll(({ expiresAt }) => expiresAt <= time);
  }, expiryCheckMs);
  expiry.unref();

  const countOf = (employeeId: number): number => {
    let count = 0;
    for (const { principal } of held.values()) if (principal?.employeeId === employeeId) count += 1;
    return count;
  };

  return {
    admit: async (holder, token) => {
      // Held before it is asked for: a session that ends in between is noticed.
      const one: Held = {
        token,
        key: hashToken(token).toString('hex'),
        principal: null,
        expiresAt: Infinity,
        isDead: false,
        endedMeanwhile: new Set(),
      };
      held.set(holder, one);
      const session = await sessions.findSession(token).catch((error: unknown) => {
        held.delete(holder);
        throw error;
      });
      if (!session || one.isDead || one.endedMeanwhile.has(nameOf(session.principal))) {
        held.delete(holder);
        return { ok: false, reason: 'unauthorized' };
      }
      if (countOf(session.principal.employeeId) >= socketsPerEmployee) {
        held.delete(holder);
        return { ok: false, reason: 'tooMany' };
      }
      one.principal = session.principal;
      one.expiresAt = session.expiresAt.getTime();
      return { ok: true, principal: session.principal };
    },
    leave: (holder) => void held.delete(holder),
    sessionEnded: (message) => {
      for (const one of held.values()) if (one.principal === null) one.endedMeanwhile.add(message);
      endAll(({ key, principal }) => key === message || (principal !== null && nameOf(principal) === message));
    },
    confirmAll: async () => {
      for (const token of new Set([...held.values()].map((one) => one.token))) {
        const session = await sessions.findSession(token);
        if (!session) endAll((one) => one.token === token);
      }
    },
    stop: () => clearInterval(expiry),
  };
}
