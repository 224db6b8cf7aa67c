import { login } from 'shared-contracts/endpoint/session/login';
import { logout } from 'shared-contracts/endpoint/session/logout';
import { refresh } from 'shared-contracts/endpoint/session/refresh';
import { loginMessages } from 'shared-contracts/rule/login';
import type { RefuseInvalid } from '../http/parse-input';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services';
import { checkCredentials } from './sign-in';

const requiredMessages: readonly string[] = Object.values(loginMessages);

/** Empty fields are the form's business rule (422 with its messages); anything else wrong is malformed. */
const refuseMissingFields: RefuseInvalid = (issues) => {
  const errors = requiredMessages.filter((message) => issues.some((issue) => issue.message === message));
  const [message] = errors;
  return message !== undefined && errors.length === issues.length ? new Refusal('ruleBroken', { message, errors }) : null;
};

export function registerSession(router: Router, services: Services): void {
  router.handle(
    login,
    async ({ input }) => {
      const { employeeId, user } = await checkCredentials(services, input.body);
      return { user: { ...user, authToken: await services.sessions.open(employeeId) } };
    },
    { refuseInvalid: refuseMissingFields },
  );

  // The same token: a refresh says who its bearer is and never makes it live longer.
  router.handle(refresh, async ({ caller }) => ({ user: { ...caller.principal.user, authToken: caller.token } }));

  router.handle(logout, async ({ caller }) => {
    await services.sessions.end(caller.token);
    return { status: 'Success' as const, message: 'You are logged out.' };
  });
}
