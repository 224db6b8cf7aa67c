import { login } from 'shared-contracts/endpoint/session/login';
import { logout } from 'shared-contracts/endpoint/session/logout';
import { refresh } from 'shared-contracts/endpoint/session/refresh';
import { missingLoginFields } from 'shared-contracts/rule/login';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { checkCredentials } from './sign-in';

export function registerSession(router: Router, services: Services): void {
  router.handle(login, async ({ input: { body } }) => {
    const errors = missingLoginFields(body).map(({ message }) => message);
    const [message] = errors;
    if (message !== undefined) throw new Refusal('ruleBroken', { message, errors });
    const { employeeId, user } = await checkCredentials(services, body);
    return { user: { ...user, authToken: await services.sessions.open(employeeId) } };
  });

  // The same token: a refresh says who its bearer is and never makes it live longer.
  router.handle(refresh, async ({ caller }) => ({ user: { ...caller.principal.user, authToken: caller.token } }));

  router.handle(logout, async ({ caller }) => {
    await services.sessions.end(caller.token);
    return { status: 'Success' as const, message: 'You are logged out.' };
  });
}
