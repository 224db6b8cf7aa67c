import { listAccountNews, readAccountNews } from 'shared-contracts/endpoint/session/account-news';
import { changePassword } from 'shared-contracts/endpoint/session/change-password';
import { chooseLanguage } from 'shared-contracts/endpoint/session/choose-language';
import { createHandshakeTicket } from 'shared-contracts/endpoint/session/create-handshake-ticket';
import { getSurfaceToken } from 'shared-contracts/endpoint/session/get-surface-token';
import { login } from 'shared-contracts/endpoint/session/login';
import { logout } from 'shared-contracts/endpoint/session/logout';
import { endOwnSession as endSessionCall, listOwnSessions } from 'shared-contracts/endpoint/session/own-sessions';
import { redeemSurfaceToken } from 'shared-contracts/endpoint/session/redeem-surface-token';
import { refresh } from 'shared-contracts/endpoint/session/refresh';
import type { SecurityKind } from 'shared-contracts/entity/security-event';
import { verifyHandshake } from 'shared-contracts/endpoint/session/verify-handshake';
import { watchSession } from 'shared-contracts/endpoint/session/watch-session';
import { missingLoginFields } from 'shared-contracts/rule/login';
import { rememberDevice } from '../access/known-device';
import type { Principal } from '../access/principal';
import { refusal, refuseFaults } from '../http/refusal';
import type { Call, Router } from '../http/router';
import { success } from '../http/success';
import { checkSecondFactor } from '../second-factor/check-code';
import { findAccountNews, readNewsUntil } from '../security/account-news';
import { endOwnSession, listSessionsOf, pastOf } from '../security/own-sessions';
import { recordSecurity } from '../security/security-trail';
import type { Services } from '../services/services';
import { changeOwnPassword } from './change-password';
import { checkHandshake, openHandshake } from './handshake';
import { issueTicket } from './one-time-ticket';
import { keepOwnLanguage } from './own-language';
import { checkCredentials } from './sign-in';
import { findTicketHolder } from './ticket-holder';
import { createSessionWatch } from './watch';

/** Where a sign-in comes from, and how its browser is told what to keep. */
type Whence = Pick<Call<typeof login>, 'address' | 'deviceToken' | 'keepDevice'>;

export function registerSession(router: Router, services: Services): void {
  const { db, sessions, settings, now } = services;
  const watchWhileAlive = createSessionWatch(services);
  const record = (kind: SecurityKind, { companyName, empNo }: Principal['user'], newDeviceId: number | null = null) =>
    recordSecurity(db, { at: now(), kind, companyName, empNo, newDeviceId });
  const signIn = async ({ employeeId, user }: Principal, kind: 'signIn' | 'handshake', whence: Whence) => {
    const device = await rememberDevice(db, { employeeId, address: whence.address, token: whence.deviceToken, now: now() });
    if (device.token !== null) whence.keepDevice(device.token);
    const authToken = await sessions.open(employeeId);
    await record(kind, user, device.newId);
    return { user: { ...user, authToken } };
  };

  router.handle(login, async ({ input: { body }, ...whence }) => {
    const company = body.companyName.trim().toUpperCase();
    if (settings.passwordsOff.some((name) => name === company)) throw refusal('ruleBroken', 'login.passwordsOff', { company });
    refuseFaults(missingLoginFields(body));
    const principal = await checkCredentials(services, body, whence);
    await checkSecondFactor(services, principal, body.code ?? '');
    return signIn(principal, 'signIn', whence);
  });

  router.handle(verifyHandshake, async ({ input: { body }, ...whence }) =>
    signIn(await checkHandshake(services, body), 'handshake', whence),
  );
  router.handle(createHandshakeTicket, async ({ input: { body } }) => ({ handshakeToken: await openHandshake(services, body) }));

  // The same token: a refresh says who its bearer is and never makes it live longer.
  router.handle(refresh, async ({ caller }) => ({ user: { ...caller.principal.user, authToken: caller.token } }), { weight: 0 });

  router.handle(watchSession, async ({ caller, left }) => {
    return { isAlive: true as const, remotesRevision: await watchWhileAlive(caller, left) };
  }, { weight: 0, mayTakeLong: true });

  router.handle(logout, async ({ caller }) => {
    if (await sessions.end(caller.token)) await record('signOut', caller.principal.user);
    return success('session.loggedOut');
  }, { weight: 0 });

  router.handle(listOwnSessions, async ({ caller }) => ({
    sessions: await listSessionsOf(services, caller.principal.employeeId, caller.token),
    ...(await pastOf(services, caller)),
  }));
  router.handle(endSessionCall, async ({ input: { params }, caller }) => {
    await endOwnSession(services, caller, params.id);
    return success('session.isEnded');
  });

  router.handle(listAccountNews, async (call) => ({ news: await findAccountNews(services, call) }));
  router.handle(readAccountNews, async ({ input: { body }, ...reader }) => {
    await readNewsUntil(services, reader, body.newest);
    return success('news.read');
  });

  router.handle(changePassword, async ({ input: { body }, caller, address }) => {
    await changeOwnPassword(services, caller.principal, body, address);
    return success('password.changed');
  }, { weight: 0 });

  router.handle(chooseLanguage, async ({ input: { body }, caller }) => {
    await keepOwnLanguage(services, caller.principal, body.language);
    return success('language.saved');
  });

  router.handle(getSurfaceToken, async ({ caller }) => ({
    ticket: await issueTicket(db, { purpose: 'surface', employeeId: caller.principal.employeeId, now: now() }),
  }));
  router.handle(redeemSurfaceToken, async ({ input: { body } }) => {
    const user = await findTicketHolder(services, body.ticket);
    if (!user) throw refusal('badCredentials', 'ticket.spent');
    return { user };
  });
}
