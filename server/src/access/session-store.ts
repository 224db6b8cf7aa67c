// Sessions live in the database, and every call asks it. So a logout, a change of password or a deactivation counts in
// every process from its commit on. Thousands of live sockets may come back at once. For them a process remembers a
// session for at most five minutes, and only while the database tells it which sessions end. A dead line is noticed
// within seconds (listen).
import { sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { Database } from '../database/database';
import { currentOrigin } from './origin';
import { type Principal, findSession } from './principal';
import { sessionChannel } from './session-signal';
import { hashToken, makeToken } from './token';

const rememberMs = 300_000;
const rememberAtMost = 20_000;

interface Remembered {
  readonly principal: Principal;
  readonly expiresAt: Date;
  readonly until: number;
}

type LiveSession = Pick<Remembered, 'principal' | 'expiresAt'>;

export interface SessionStore {
  /** Opens a session and gives its token, which is stored nowhere. */
  open(employeeId: number): Promise<string>;
  /** The bearer of a live token. */
  find(token: string): Promise<Principal | null>;
  /** The same, and when it runs out. */
  findSession(token: string): Promise<LiveSession | null>;
  /** Ends one session; false when it is gone already. */
  end(token: string): Promise<boolean>;
  /** The same, of a session known by its token's hash. */
  endHashed(tokenHash: Buffer, db?: Database): Promise<boolean>;
  /** Ends every session of an employee: at a password change, or when somebody else changes them. */
  endAllOf(employeeId: number, db?: Database): Promise<void>;
  /** What the database said: the hash of an ended session, or `employee:<id>`. */
  forget(message: string): void;
  forgetEverything(): void;
}

interface SessionStoreOptions {
  readonly db: Database;
  readonly now: () => Date;
  /** Whether the process hears which sessions end; without it nothing is remembered. */
  readonly isListening: () => boolean;
  /** Minutes without a call after which a session is over; null: only its age counts. */
  readonly idleMinutes: number | null;
  /** Live sessions of one employee; a further one ends the oldest. */
  readonly perAccount: number;
  /** Permissions that count only for accounts with two-step sign-in. */
  readonly secondFactorFor: readonly string[];
}

/** A session is marked as used at most this often. */
const markEveryMs = 60_000;

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { db, now, isListening, idleMinutes, perAccount, secondFactorFor } = options;
  const remembered = new Map<string, Remembered>();
  // A session that ends while it is being read must not be remembered.
  let endings = 0;

  const forget = (message: string): void => {
    endings += 1;
    remembered.delete(message);
    if (!message.startsWith('employee:')) return;
    for (const [key, { principal }] of remembered) if (`employee:${principal.employeeId}` === message) remembered.delete(key);
  };

  const tell = (message: string, by: Database) => {
    forget(message);
    return sql`select pg_notify(${sessionChannel}, ${message})`.execute(by);
  };

  /** A mark that is lost is made up for by the next call. */
  const markUsed = (hash: Buffer, at: Date) =>
    db.updateTable('session').set({ used_at: at }).where('token_hash', '=', hash).execute().catch(() => undefined);

  const endHashed: SessionStore['endHashed'] = async (hash, by = db) => {
    const { numDeletedRows } = await by.deleteFrom('session').where('token_hash', '=', hash).executeTakeFirst();
    await tell(hash.toString('hex'), by);
    return numDeletedRows > 0n;
  };

  const endBeyond = async (employeeId: number, kept: number): Promise<void> => {
    const all = db.selectFrom('session').select('id').where('employee_id', '=', employeeId);
    const oldest = all.orderBy('id', 'desc').offset(kept);
    const ended = await db.deleteFrom('session').where('id', 'in', oldest).returning('token_hash').execute();
    for (const { token_hash } of ended) await tell(token_hash.toString('hex'), db);
  };

  /** Asks the database; an answer that no ending has overtaken is remembered. */
  const look = async (key: string, hash: Buffer): Promise<LiveSession | null> => {
    const endingsBefore = endings;
    const time = now().getTime();
    const session = await findSession(db, hash, secondFactorFor);
    remembered.delete(key);
    if (!session || session.expiresAt.getTime() <= time) return null;
    const idleMs = time - session.usedAt.getTime();
    if (idleMinutes !== null && idleMs > idleMinutes * 60_000) return null;
    if (idleMs >= markEveryMs) await markUsed(hash, new Date(time));
    if (isListening() && endings === endingsBefore) {
      if (remembered.size >= rememberAtMost) remembered.clear();
      remembered.set(key, { principal: session.principal, expiresAt: session.expiresAt, until: time + rememberMs });
    }
    return session;
  };

  // Many sockets of one session come back at once: they ask the database once, unless a session has
  // ended since that question was put.
  const asked = new Map<string, { readonly endings: number; readonly answer: Promise<LiveSession | null> }>();

  /** A call asks the database itself: what another process has ended counts before anybody was told of it. */
  const findNow: SessionStore['find'] = async (token) => {
    const hash = hashToken(token);
    return (await look(hash.toString('hex'), hash))?.principal ?? null;
  };

  const findLive: SessionStore['findSession'] = async (token) => {
    const hash = hashToken(token);
    const key = hash.toString('hex');
    const time = now().getTime();
    const known = remembered.get(key);
    if (known && known.until > time && isListening()) return known.expiresAt.getTime() > time ? known : null;
    const before = asked.get(key);
    if (before && before.endings === endings && isListening()) return before.answer;
    const question = { endings, answer: look(key, hash) };
    asked.set(key, question);
    try {
      return await question.answer;
    } finally {
      if (asked.get(key) === question) asked.delete(key);
    }
  };

  return {
    forget,
    forgetEverything: () => {
      endings += 1;
      remembered.clear();
    },
    async open(employeeId) {
      const token = makeToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + limits.sessionHours * 3_600_000);
      await db
        .insertInto('session')
        .values({
          token_hash: hashToken(token),
          employee_id: employeeId,
          created_at: createdAt,
          expires_at: expiresAt,
          used_at: createdAt,
          ...currentOrigin(),
        })
        .execute();
      await endBeyond(employeeId, perAccount);
      return token;
    },
    find: findNow,
    findSession: findLive,
    end: (token) => endHashed(hashToken(token)),
    endHashed,
    async endAllOf(employeeId, by = db) {
      await by.deleteFrom('session').where('employee_id', '=', employeeId).execute();
      await tell(`employee:${employeeId}`, by);
    },
  };
}
