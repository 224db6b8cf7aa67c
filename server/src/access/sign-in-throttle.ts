// Guessing a password slows down for the guessed account only, in the database, so that every
// process counts and a restart forgets nothing. A delay ends by itself: nobody is locked out for good.
import { sql } from 'kysely';
import type { Database } from '../database/database';

const freeFailures = 4;
const firstDelaySeconds = 5;
const longestDelaySeconds = 300;

/** One name for an account however it is typed; it exists in the table whether or not the account does. */
export function accountOf(companyName: string, empNo: string): string {
  return `${companyName.trim().toUpperCase()}/${empNo.trim().toUpperCase()}`;
}

/** Seconds to wait after so many failures in a row: none for four, then 5, 10, 20 ... up to 5 minutes. */
export function delayAfter(failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (failures - freeFailures - 1));
}

/** Seconds until the account may try again, 0 when it may now. */
export async function secondsBlocked(db: Database, account: string, now: Date): Promise<number> {
  const row = await db.selectFrom('sign_in_throttle').select('blocked_until').where('account', '=', account).executeTakeFirst();
  return row ? Math.max(0, Math.ceil((row.blocked_until.getTime() - now.getTime()) / 1000)) : 0;
}

/** Counts a failure; a day without one forgets the older ones. */
export async function countFailure(db: Database, account: string, now: Date): Promise<void> {
  const { failures } = await db
    .insertInto('sign_in_throttle')
    .values({ account, failures: 1, blocked_until: now })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql`case when sign_in_throttle.blocked_until < ${now}::timestamptz - interval '1 day' then 1 else least(sign_in_throttle.failures + 1, 1000) end`,
        blocked_until: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const delay = delayAfter(failures);
  if (delay === 0) return;
  await db
    .updateTable('sign_in_throttle')
    .set({ blocked_until: new Date(now.getTime() + delay * 1000) })
    .where('account', '=', account)
    .execute();
}

export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db.deleteFrom('sign_in_throttle').where('account', '=', account).execute();
}
