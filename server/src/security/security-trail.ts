// The security trail: who signed in, from where, who failed to, and what happened to accounts. Kept for a year.
import { sql } from 'kysely';
import type pg from 'pg';
import { newsKinds, type SecurityKind } from 'shared-contracts/entity/security-event';
import type { Database } from '../database/database';
import { currentOrigin } from '../access/origin';

export interface SecurityEvent {
  readonly at: Date;
  readonly kind: SecurityKind;
  readonly companyName: string;
  readonly empNo: string;
  /** Who did it to the account, where that is not its owner. */
  readonly actorName?: string | null;
  /** A sign-in from a device that the account did not know: which. */
  readonly newDeviceId?: number | null;
}

/** What was typed may be anything; no account has a longer name. */
const longestName = 50;
const keptFor = '1 year';

function named({ companyName, empNo }: Pick<SecurityEvent, 'companyName' | 'empNo'>) {
  return { company_name: companyName.trim().toUpperCase().slice(0, longestName), emp_no: empNo.trim().slice(0, longestName) };
}

/** A sign-in is news to its owner only from a device that the account did not know. */
export function isNews(kind: SecurityKind, newDeviceId: number | null = null): boolean {
  if (kind === 'signIn' || kind === 'handshake') return newDeviceId !== null;
  return newsKinds.some((known) => known === kind);
}

export async function recordSecurity(
  db: Database,
  { at, kind, actorName = null, newDeviceId = null, ...account }: SecurityEvent,
): Promise<void> {
  const mail_after = isNews(kind, newDeviceId) ? at : null;
  const event = {
    at, kind, ...named(account), actor_name: actorName, ...currentOrigin(), hour: null, new_device_id: newDeviceId, mail_after,
  };
  await db.insertInto('security_event').values(event).execute();
}

/** Tries that failed; those of one account from one address within an hour are counted in one row. */
export async function recordFailedTry(
  db: Database,
  { at, kind, ...account }: SecurityEvent & { readonly kind: 'signInFailed' | 'signInDelayed' | 'codeFailed' },
): Promise<void> {
  const { company_name, emp_no } = named(account);
  const { address, device } = currentOrigin();
  await sql`
    insert into security_event as e (at, kind, company_name, emp_no, address, device, hour, mail_after)
    values (${at}, ${kind}, ${company_name}, ${emp_no}, ${address}, ${device}, date_trunc('hour', ${at}::timestamptz),
      ${isNews(kind) ? at : null}::timestamptz)
    on conflict (kind, company_name, emp_no, address, hour) where hour is not null
    do update set times = least(e.times + 1, 1000000), at = excluded.at, device = excluded.device`.execute(db);
}

/** After a day nobody is told by mail any more. */
export const mailedFor = '1 day';

/** Upkeep. */
export async function forgetOldSecurityEvents(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query('update security_event set mail_after = null where mail_after is not null and at < $1::timestamptz - $2::interval', [
    now, mailedFor,
  ]);
  await pool.query('delete from security_event where at < $1::timestamptz - $2::interval', [now, keptFor]);
}
