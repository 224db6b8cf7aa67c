// Guessing a password slows down for whoever guesses, by the account and the address he guesses from, so
// that it does not keep the owner out. Guesses from many addresses are slowed together, later and never
// for long. Counted in the database, so that every process counts and a restart forgets nothing.
import { sql } from 'kysely';
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

/** Seconds until the next try, 0 when it may be now. */
export async function secondsBlocked(db: Database, { account, atAddress }: Attempt, now: Date): Promise<number> {
  const rows = await db.selectFrom('sign_in_throttle').select('blocked_until').where('account', 'in', [account, atAddress]).execute();
  return Math.max(0, ...rows.map(({ blocked_until: until }) => Math.ceil((until.getTime() - now.getTime()) / 1000)));
}

/** Counts a failure; a day without one forgets the older ones. */
export async function countFailure(db: Database, { account, atAddress }: Attempt, now: Date): Promise<void> {
  await countOne(db, account, ofAllAddresses, now);
  await countOne(db, atAddress, ofOneAddress, now);
}

async function countOne(db: Database, key: string, patience: Patience, now: Date): Promise<void> {
  const { failures } = await db
    .insertInto('sign_in_throttle')
    .values({ account: key, failures: 1, blocked_until: now })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql`case when sign_in_throttle.blocked_until < ${now}::timestamptz - interval '1 day' then 1 else least(sign_in_throttle.failures + 1, 1000) end`,
        blocked_until: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const delay = delayAfter(failures, patience);
  if (delay === 0) return;
  await db
    .updateTable('sign_in_throttle')
    .set({ blocked_until: new Date(now.getTime() + delay * 1000) })
    .where('account', '=', key)
    .execute();
}

/** The owner has shown himself; who guesses elsewhere goes on waiting. */
export async function forgetFailures(db: Database, { account, atAddress }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('account', 'in', [account, atAddress]).execute();
}

/** The account has another password: everybody begins anew, wherever he is. */
export async function forgetAllFailures(db: Database, companyName: string, empNo: string): Promise<void> {
  const account = accountOf(companyName, empNo);
  await sql`delete from sign_in_throttle where account = ${account} or starts_with(account, ${account + addressMark})`.execute(db);
}
