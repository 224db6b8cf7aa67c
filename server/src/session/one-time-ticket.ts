// Tokens that another system or an external dashboard presents once. Redeeming is one statement that
// deletes what it finds, so of any number of parallel tries exactly one succeeds, whichever process it reaches.
import { limits } from 'shared-contracts/constant/limit';
import { hashToken, makeToken } from '../access/token';
import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';

type Purpose = 'handshake' | 'surface';

/** Far beyond what anybody opens; so many rows of an employee do no harm. */
const mostTickets = 1_200;

interface TicketIssue {
  readonly purpose: Purpose;
  readonly employeeId: number;
  readonly now: Date;
}

/** A ticket for one use within the next minute; stored is its hash. What has expired unused is cleared away. */
export async function issueTicket(db: Database, { purpose, employeeId, now }: TicketIssue): Promise<string> {
  const token = makeToken();
  await db.deleteFrom('one_time_ticket').where('expires_at', '<=', now).execute();
  const live = db.selectFrom('one_time_ticket').select('employee_id').where('employee_id', '=', employeeId).limit(mostTickets);
  const { count } = await db.selectFrom(live.as('live')).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count >= mostTickets) throw new Refusal('tooManyTries', { retryAfterSeconds: limits.ticketSeconds });
  await db
    .insertInto('one_time_ticket')
    .values({
      token_hash: hashToken(token),
      purpose,
      employee_id: employeeId,
      expires_at: new Date(now.getTime() + limits.ticketSeconds * 1000),
    })
    .execute();
  return token;
}

interface TicketUse {
  readonly purpose: Purpose;
  readonly token: string;
  readonly now: Date;
  /** The ticket must be this employee's; one that is another's stays as it is. */
  readonly holder?: { readonly companyName: string; readonly empNo: string };
}

/** The employee the ticket was made for, null when it is unknown, used, too old or another's. */
export async function redeemTicket(db: Database, { purpose, token, now, holder }: TicketUse): Promise<number | null> {
  const found = db
    .deleteFrom('one_time_ticket')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now);
  const bound = holder
    ? found.where('employee_id', '=', (ticket) =>
        ticket
          .selectFrom('employee')
          .select('id')
          .where('company_name', '=', holder.companyName.trim().toUpperCase())
          .where('emp_no', '=', holder.empNo.trim()),
      )
    : found;
  const ticket = await bound.returning('employee_id').executeTakeFirst();
  return ticket?.employee_id ?? null;
}

/** What an employee still holds dies with their password. */
export async function revokeTickets(db: Database, employeeId: number): Promise<void> {
  await db.deleteFrom('one_time_ticket').where('employee_id', '=', employeeId).execute();
}
