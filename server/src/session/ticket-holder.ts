import type { Clean } from 'shared-contracts/endpoint';
import type { redeemSurfaceToken } from 'shared-contracts/endpoint/session/redeem-surface-token';
import { findPrincipal } from '../access/principal';
import type { Services } from '../services/services';
import { redeemTicket } from './one-time-ticket';

type TicketHolder = Clean<(typeof redeemSurfaceToken)['response']>['user'];

/** Uses a dashboard's ticket up and returns its employee; null when it is unknown, used or too old. */
export async function findTicketHolder(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  ticket: string,
): Promise<TicketHolder | null> {
  const employeeId = await redeemTicket(db, { purpose: 'surface', token: ticket, now: now() });
  const principal = employeeId === null ? null : await findPrincipal(db, employeeId, settings.secondFactorFor);
  if (!principal) return null;
  const { name, empNo, companyName, orgType, eurjaCode } = principal.user;
  return { name, empNo, companyName, orgType, eurjaCode };
}
