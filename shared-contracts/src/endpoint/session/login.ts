import * as v from 'valibot';
import { accepting, defineEndpoint, mapped } from '../../endpoint';
import { formDigits } from '../../entity/digits';
import { encodeUser, userSchema } from '../../entity/user';
import { formPassword, formText, requestText } from '../../entity/text';

/** The answer of every way to sign in. */
export const signedIn = mapped(v.object({ user: userSchema }), ({ user }) => ({ user: encodeUser(user) }));

/** Which fields are missing is a rule of docs/product.md#validations, answered with 422: here they only have the right kind. */
export const login = defineEndpoint({
  name: 'login',
  doc: 'Sign in with company, employee number and password, and `code` where the account has two-step sign-in. Refusals carry `errors`.',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  knowsDevice: true,
  body: accepting(
    v.strictObject({
      companyName: formText,
      empNo: formDigits,
      password: formPassword,
      appName: formText,
      /** Of the authenticator app, or a recovery code; only for accounts with two-step sign-in. */
      code: v.optional(requestText(50)),
    }),
  ),
  response: signedIn,
  errors: [400, 401, 422, 429],
});
