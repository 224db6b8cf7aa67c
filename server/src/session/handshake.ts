import type { Clean } from 'shared-contracts/endpoint';
import type { createHandshakeTicket } from 'shared-contracts/endpoint/session/create-handshake-ticket';
import type { verifyHandshake } from 'shared-contracts/endpoint/session/verify-handshake';
import { findPrincipal, type Principal } from '../access/principal';
import { Refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { issueTicket, redeemTicket } from './one-time-ticket';

/** A token with which the employee can be signed in by the system that asked for it. */
export async function openHandshake(
  { db, now }: Services,
  { companyName, empNo }: Clean<(typeof createHandshakeTicket)['body']>,
): Promise<string> {
  const employee = await db
    .selectFrom('employee')
    .select('id')
    .where('company_name', '=', companyName)
    .where('emp_no', '=', empNo)
    .executeTakeFirst();
  if (!employee) throw new Refusal('notFound', { message: 'There is no such employee.' });
  return issueTicket(db, { purpose: 'handshake', employeeId: employee.id, now: now() });
}

const failure = 'This sign-in link is not valid any more. Please sign in with your password, or open the link again.';

/** The employee behind a handshake. An unknown, used, expired and another's token get the same answer. */
export async function checkHandshake(
  { db, now }: Services,
  { handshakeToken, companyName, empNo }: Clean<(typeof verifyHandshake)['body']>,
): Promise<Principal> {
  const employeeId = await redeemTicket(db, { purpose: 'handshake', token: handshakeToken, now: now(), holder: { companyName, empNo } });
  const principal = employeeId === null ? null : await findPrincipal(db, employeeId);
  if (!principal) throw new Refusal('badCredentials', { message: failure, errors: [failure] });
  return principal;
}
