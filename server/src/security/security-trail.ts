// The security trail: who signed in, from where, who failed to, and what happened to accounts. Kept for a year.
import { sql } from 'kysely';
import type pg from 'pg';
import type { SecurityKind } from 'shared-contracts/entity/security-event';
import type { Database } from '../database/database';
import { currentOrigin } from '../access/origin';

export interface SecurityEvent {
  readonly at: Date;
  readonly kind: SecurityKind;
  readonly companyName: string;
  readonly empNo: string;
  /** Who did it to the account, where that is not its owner. */
  readonly actorName?: string | null;
}

/** What was typed may be anything; no account has a longer name. */
const longestName = 50;
const keptFor = '1 year';

function named({ companyName, empNo }: Pick<SecurityEvent, 'companyName' | 'empNo'>) {
  return { company_name: companyName.trim().toUpperCase().slice(0, longestName), emp_no: empNo.trim().slice(0, longestName) };
}

export async function recordSecurity(db: Database, { at, kind, actorName = null, ...account }: SecurityEvent): Promise<void> {
  const event = { at, kind, ...named(account), actor_name: actorName, ...currentOrigin(), hour: null };
  await db.insertInto('security_event').values(event).execute();
}

/** Tries that failed; those of one account from one address within an hour are counted in one row. */
export async function recordFailedTry(
  db: Database,
  { at, kind, ...account }: SecurityEvent & { readonly kind: 'signInFailed' | 'signInDelayed' },
): Promise<void> {
  const { company_name, emp_no } = named(account);
  const { address, device } = currentOrigin();
  await sql`
    insert into security_event as e (at, kind, company_name, emp_no, address, device, hour)
    values (${at}, ${kind}, ${company_name}, ${emp_no}, ${address}, ${device}, date_trunc('hour', ${at}::timestamptz))
    on conflict (kind, company_name, emp_no, address, hour) where hour is not null
    do update set times = least(e.times + 1, 1000000), at = excluded.at, device = excluded.device`.execute(db);
}

/** Upkeep. */
export async function forgetOldSecurityEvents(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('delete from security_event where at < $1::timestamptz - $2::interval', [now, keptFor]);
}
