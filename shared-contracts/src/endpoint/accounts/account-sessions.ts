// Where an employee is signed in, as an administrator sees it who may act on their account.
import * as v from 'valibot';
import { defineEndpoint, mapped, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { idParams, pathIdSchema } from '../../entity/record-id';
import { sessionSchema } from '../../entity/session';

const common = { access: 'session', permission: 'manageEmployees' } as const;

export const listAccountSessions = defineEndpoint({
  ...common,
  name: 'listAccountSessions',
  doc: 'The live sessions of an employee, the newest first, and whether they sign in with a code. Only for whom the caller may act on.',
  method: 'GET',
  path: '/account/:id/sessions',
  params: idParams,
  response: plain(v.object({ sessions: v.array(sessionSchema), hasSecondFactor: v.boolean() })),
  errors: [400, 401, 403, 404],
});

export const endAccountSession = defineEndpoint({
  ...common,
  name: 'endAccountSession',
  doc: 'Ends one session of an employee. Without a body.',
  method: 'DELETE',
  path: '/account/:id/sessions/:session',
  params: mapped(
    v.object({ id: pathIdSchema, session: pathIdSchema }),
    ({ id, session }) => ({ id: String(id), session: String(session) }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404],
});
