// Guesses of a password slow down by account and place, so they do not keep the owner out. Guesses from many places,
// and at many accounts from one network, are slowed together, later and never for long. Counted in the database, so
// that every process counts and a restart forgets nothing.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import { accountKey, type Attempt, codeMark, type Counter, delayAfter, deviceMark, type Patience, placeMark } from './attempt';

/** What is counted of a key. */
export interface Failures {
  readonly failures: number;
  readonly blockedUntil: Date;
}

/** Without an entry nothing is counted. */
export type Throttle = ReadonlyMap<string, Failures>;

export async function findThrottle(db: Database, attempt: Attempt): Promise<Throttle> {
  const rows = await db
    .selectFrom('sign_in_throttle')
    .select(['account as key', 'failures', 'blocked_until as blockedUntil'])
    .where('account', 'in', attempt.map(({ key }) => key))
    .execute();
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}

/** Seconds until the next try, 0 when it may be now. */
export function secondsBlocked(throttle: Throttle, now: Date): number {
  return Math.max(0, ...[...throttle.values()].map(({ blockedUntil }) => Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000)));
}

/** How many are being made at this moment without being counted yet, by key. */
export type Beside = (key: string) => number;

/** Whether one more failure would make nobody wait. */
export function isFree(attempt: Attempt, throttle: Throttle, beside: Beside): boolean {
  return attempt.every(({ key, patience }) => (throttle.get(key)?.failures ?? 0) + beside(key) < patience.freeFailures);
}

/** Counts a failure; a day without one forgets the older ones. */
export async function countFailure(db: Database, attempt: Attempt, now: Date): Promise<void> {
  for (const counter of attempt) await countOne(db, counter, now, { beside: 0, when: sql`true` });
}

/** Counts a failure before it is one; false when the attempt has to wait. Of attempts at once only one passes where a delay begins. */
export async function countAhead(db: Database, attempt: Attempt, now: Date, beside: Beside): Promise<boolean> {
  const when = sql<boolean>`t.blocked_until <= ${now}::timestamptz`;
  for (const counter of attempt) if (!(await countOne(db, counter, now, { beside: beside(counter.key), when }))) return false;
  return true;
}

/** The delays in seconds after the first failure, the second ...; the last is the longest. */
function delaysOf(patience: Patience): readonly number[] {
  return Array.from({ length: patience.freeFailures + 8 }, (_, index) => delayAfter(index + 1, patience));
}

/** Count and delay in one statement; answers whether it was counted. Failures beside it make the delay longer, as if they were counted. */
async function countOne(
  db: Database,
  { key, patience }: Counter,
  now: Date,
  { beside, when }: { readonly beside: number; readonly when: RawBuilder<boolean> },
): Promise<boolean> {
  const delays = delaysOf(patience);
  const moment = sql`${now}::timestamptz`;
  const until = (failures: RawBuilder<unknown>) =>
    sql`${moment} + make_interval(secs => (${delays}::integer[])[least(${failures} + ${beside}::integer, ${delays.length}::integer)])`;
  const quiet = sql`greatest(0, extract(epoch from ${moment} - t.blocked_until)::float8)`;
  const left = sql`greatest(0, t.failures - floor(${quiet} / ${patience.forgiveSeconds}::float8)::integer)`;
  const failures = sql`case when t.blocked_until < ${moment} - interval '1 day' then 1 else least(${left} + 1, 1000) end`;
  const { rows } = await sql`
    insert into sign_in_throttle as t (account, failures, blocked_until) values (${key}, 1, ${until(sql`1`)})
    on conflict (account) do update set failures = ${failures}, blocked_until = greatest(t.blocked_until, ${until(failures)})
    where ${when}
    returning t.failures`.execute(db);
  return rows.length > 0;
}

/** The owner has signed in; who guesses elsewhere goes on waiting, and what others did from here stays counted. */
export async function forgetFailures(
  db: Database,
  attempt: Attempt,
  { wasCounted, now }: { readonly wasCounted: boolean; readonly now: Date },
): Promise<void> {
  const own = attempt.filter(({ isShared }) => !isShared).map(({ key }) => key);
  await db.deleteFrom('sign_in_throttle').where('account', 'in', own).execute();
  const shared = attempt.filter(({ isShared }) => isShared).map(({ key }) => key);
  if (!wasCounted || shared.length === 0) return;
  await sql`update sign_in_throttle set failures = greatest(0, failures - 1), blocked_until = least(blocked_until, ${now}::timestamptz)
    where account = any(${shared}::text[])`.execute(db);
}

/** The account has another password: everybody begins anew, wherever they are. */
export async function forgetAllFailures(db: Database, companyName: string, empNo: string): Promise<void> {
  const account = accountKey({ companyName, empNo });
  await sql`delete from sign_in_throttle where account = ${account} or starts_with(account, ${account + placeMark})
    or starts_with(account, ${account + deviceMark}) or account = ${account + codeMark}`.execute(db);
}
