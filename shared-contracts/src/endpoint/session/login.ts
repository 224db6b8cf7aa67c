import * as v from 'valibot';
import { accepting, defineEndpoint, mapped } from '../../endpoint';
import { encodeUser, userSchema } from '../../entity/user';
import { loginFields } from '../../rule/login';

export const signedInSchema = v.object({ user: userSchema });
export const signedIn = mapped(signedInSchema, ({ user }) => ({ user: encodeUser(user) }));

export const login = defineEndpoint({
  name: 'login',
  doc: 'Section 7: sign in with company, employee number and password. Refusals carry `errors`.',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: accepting(v.strictObject({ ...loginFields, appName: v.optional(v.pipe(v.string(), v.maxLength(100)), '') })),
  response: signedIn,
  errors: [400, 401, 422, 429],
});
