import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { formPassword, requestText } from '../../entity/text';

export const changePassword = defineEndpoint({
  name: 'changePassword',
  doc: '`userId` is the first two letters of the company name and the employee number, and must be that of the caller.',
  method: 'POST',
  path: '/auth/change-password',
  access: 'session',
  permission: 'changePassword',
  body: accepting(v.strictObject({ userId: requestText(40), currentPassword: formPassword, newPassword: formPassword })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 422, 429],
});

/** `GE1001` for employee 1001 of GETCO. */
export function userIdOf(user: { readonly companyName: string; readonly empNo: string }): string {
  return `${user.companyName.slice(0, 2)}${user.empNo}`;
}
