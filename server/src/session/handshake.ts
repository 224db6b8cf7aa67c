import type { Clean } from 'shared-contracts/endpoint';
import type { createHandshakeTicket } from 'shared-contracts/endpoint/session/create-handshake-ticket';
import type { verifyHandshake } from 'shared-contracts/endpoint/session/verify-handshake';
import type { Company } from 'shared-contracts/constant/company';
import { isAdministrator } from 'shared-contracts/rule/permission';
import { findPrincipal, type Principal } from '../access/principal';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { issueTicket, redeemTicket } from './one-time-ticket';

/** A key that leaks must not open every door: one for events opens those of plain employees, its own one all but the administrators'. */
function refuseRank({ handshakeKey, mayHandshakeAdministrators }: Services['settings'], companyName: Company, permissions: string[]): void {
  if (handshakeKey === null) {
    if (permissions.length > 0)
      throw refusal('notPermitted', 'handshake.ofRank');
  } else if (!mayHandshakeAdministrators && isAdministrator({ companyName, permissions })) {
    throw refusal('notPermitted', 'handshake.ofAdministrator');
  }
}

/** A token with which the employee can be signed in by the system that asked for it. */
export async function openHandshake(
  { db, now, settings }: Services,
  { companyName, empNo }: Clean<(typeof createHandshakeTicket)['body']>,
): Promise<string> {
  const employee = await db
    .selectFrom('employee')
    .select(['id', 'permissions'])
    .where('company_name', '=', companyName)
    .where('emp_no', '=', empNo)
    .executeTakeFirst();
  if (!employee) throw refusal('notFound', 'handshake.noEmployee');
  refuseRank(settings, companyName, employee.permissions);
  return issueTicket(db, { purpose: 'handshake', employeeId: employee.id, now: now() });
}

/** The employee behind a handshake. An unknown, used, expired and another's token get the same answer. */
export async function checkHandshake(
  { db, now, settings }: Services,
  { handshakeToken, companyName, empNo }: Clean<(typeof verifyHandshake)['body']>,
): Promise<Principal> {
  const employeeId = await redeemTicket(db, { purpose: 'handshake', token: handshakeToken, now: now(), holder: { companyName, empNo } });
  const principal = employeeId === null ? null : await findPrincipal(db, employeeId, settings.secondFactorFor);
  if (!principal) throw refusal('badCredentials', 'login.linkSpent');
  return principal;
}
