// Guesses of a password slow down by account and address, so they do not keep the owner out. Guesses from many
// addresses are slowed together, later and never for long. Counted in the database, so that every process counts and a
// restart forgets nothing.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';

interface Patience {
  readonly freeFailures: number;
  readonly longestDelaySeconds: number;
}

const firstDelaySeconds = 5;
const ofOneAddress: Patience = { freeFailures: 4, longestDelaySeconds: 300 };
/** Ten times as patient: even under a steady guess from one address, the account is free nine tenths of the time. */
const ofAllAddresses: Patience = { freeFailures: 40, longestDelaySeconds: 30 };

/** What a try counts for: its account, and that account as tried from the caller's address. */
export interface Attempt {
  readonly account: string;
  readonly atAddress: string;
}

/** The small letters keep it apart from every account's name. */
const addressMark = ' from ';

/** One name for an account however it is typed; it exists in the table whether or not the account does. */
function accountOf(companyName: string, empNo: string): string {
  return `${companyName.trim().toUpperCase()}/${empNo.trim().toUpperCase()}`;
}

export function attemptOf(companyName: string, empNo: string, address: string): Attempt {
  const account = accountOf(companyName, empNo);
  return { account, atAddress: `${account}${addressMark}${address}` };
}

/** Seconds to wait after so many failures in a row, from one address: none for four, then 5, 10, 20 ... up to 5 minutes. */
export function delayAfter(failures: number, { freeFailures, longestDelaySeconds }: Patience = ofOneAddress): number {
  return failures <= freeFailures ? 0 : Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (failures - freeFailures - 1));
}

/** What is counted of a key of an attempt. */
export interface Failures {
  readonly failures: number;
  readonly blockedUntil: Date;
}

/** Null: nothing is counted. */
export interface Throttle {
  readonly account: Failures | null;
  readonly atAddress: Failures | null;
}

export async function findThrottle(db: Database, { account, atAddress }: Attempt): Promise<Throttle> {
  const rows = await db
    .selectFrom('sign_in_throttle')
    .select(['account as key', 'failures', 'blocked_until as blockedUntil'])
    .where('account', 'in', [account, atAddress])
    .execute();
  const of = (wanted: string) => rows.find(({ key }) => key === wanted) ?? null;
  return { account: of(account), atAddress: of(atAddress) };
}

/** Seconds until the next try, 0 when it may be now. */
export function secondsBlocked({ account, atAddress }: Throttle, now: Date): number {
  return Math.max(
    0,
    ...[account, atAddress].map((counted) => (counted ? Math.ceil((counted.blockedUntil.getTime() - now.getTime()) / 1000) : 0)),
  );
}

/** How many are being made at this moment without being counted yet. */
export interface Beside {
  readonly account: number;
  readonly atAddress: number;
}

/** Whether one more failure would make nobody wait. */
export function isFree({ account, atAddress }: Throttle, beside: Beside): boolean {
  return (
    (account?.failures ?? 0) + beside.account < ofAllAddresses.freeFailures &&
    (atAddress?.failures ?? 0) + beside.atAddress < ofOneAddress.freeFailures
  );
}

/** Counts a failure; a day without one forgets the older ones. */
export async function countFailure(db: Database, { account, atAddress }: Attempt, now: Date): Promise<void> {
  await countOne(db, account, ofAllAddresses, now, { beside: 0, when: sql`true` });
  await countOne(db, atAddress, ofOneAddress, now, { beside: 0, when: sql`true` });
}

/** Counts a failure before it is one; false when the attempt has to wait. Of attempts at once only one passes where a delay begins. */
export async function countAhead(db: Database, { account, atAddress }: Attempt, now: Date, beside: Beside): Promise<boolean> {
  const when = sql<boolean>`t.blocked_until <= ${now}::timestamptz`;
  return (
    (await countOne(db, atAddress, ofOneAddress, now, { beside: beside.atAddress, when })) &&
    (await countOne(db, account, ofAllAddresses, now, { beside: beside.account, when }))
  );
}

/** The delays in seconds after the first failure, the second ...; the last is the longest. */
function delaysOf(patience: Patience): readonly number[] {
  return Array.from({ length: patience.freeFailures + 8 }, (_, index) => delayAfter(index + 1, patience));
}

/** Count and delay in one statement; answers whether it was counted. Failures beside it make the delay longer, as if they were counted. */
async function countOne(
  db: Database,
  key: string,
  patience: Patience,
  now: Date,
  { beside, when }: { readonly beside: number; readonly when: RawBuilder<boolean> },
): Promise<boolean> {
  const delays = delaysOf(patience);
  const moment = sql`${now}::timestamptz`;
  const until = (failures: RawBuilder<unknown>) =>
    sql`${moment} + make_interval(secs => (${delays}::integer[])[least(${failures} + ${beside}::integer, ${delays.length}::integer)])`;
  const failures = sql`case when t.blocked_until < ${moment} - interval '1 day' then 1 else least(t.failures + 1, 1000) end`;
  const { rows } = await sql`
    insert into sign_in_throttle as t (account, failures, blocked_until) values (${key}, 1, ${until(sql`1`)})
    on conflict (account) do update set failures = ${failures}, blocked_until = greatest(t.blocked_until, ${until(failures)})
    where ${when}
    returning t.failures`.execute(db);
  return rows.length > 0;
}

/** The owner has signed in; who guesses elsewhere goes on waiting. */
export async function forgetFailures(db: Database, { account, atAddress }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('account', 'in', [account, atAddress]).execute();
}

/** The account has another password: everybody begins anew, wherever they are. */
export async function forgetAllFailures(db: Database, companyName: string, empNo: string): Promise<void> {
  const account = accountOf(companyName, empNo);
  await sql`delete from sign_in_throttle where account = ${account} or starts_with(account, ${account + addressMark})`.execute(db);
}
