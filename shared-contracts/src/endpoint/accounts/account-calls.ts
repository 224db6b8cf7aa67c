// What an administrator does to an employee's account; the Edit Employee call does the rest.
import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { formDigits } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { formPassword, formText, requestText } from '../../entity/text';
import { idParams } from '../../entity/record-id';

const permissions = v.optional(v.pipe(v.array(requestText(50)), v.maxLength(50)), []);
const common = { access: 'session', permission: 'manageEmployees', response: plain(outcomeSchema) } as const;

/** Without a password the employee signs in by the utility's own directory, or gets one later. It must be changed at the first sign-in. */
export const addAccount = defineEndpoint({
  ...common,
  name: 'addAccount',
  doc: 'Adds an employee. Nobody grants what they do not have.',
  method: 'POST',
  path: '/account',
  body: accepting(
    v.strictObject({
      companyName: formText,
      empNo: formDigits,
      name: formText,
      designation: formText,
      officeCode: formDigits,
      email: formText,
      mobile: formDigits,
      permissions,
      password: formPassword,
    }),
  ),
  errors: [400, 401, 403, 409, 422],
});

export const changePermissions = defineEndpoint({
  ...common,
  name: 'changePermissions',
  doc: 'Sets the permissions of an employee. Nobody grants or takes away what they do not have; the last super-admin stays one.',
  method: 'PUT',
  path: '/account/:id/permissions',
  params: idParams,
  body: accepting(v.strictObject({ permissions })),
  errors: [400, 401, 403, 404, 409, 422],
});

/** A deactivated employee is signed out at once and cannot sign in. */
export const deactivateAccount = defineEndpoint({
  ...common,
  name: 'deactivateAccount',
  doc: 'Deactivates an employee and ends their sessions; the last super-admin stays active.',
  method: 'POST',
  path: '/account/:id/deactivate',
  params: idParams,
  errors: [400, 401, 403, 404, 409],
});

export const activateAccount = defineEndpoint({
  ...common,
  name: 'activateAccount',
  doc: 'Lets a deactivated employee sign in again.',
  method: 'POST',
  path: '/account/:id/activate',
  params: idParams,
  errors: [400, 401, 403, 404],
});

export const endAccountSessions = defineEndpoint({
  ...common,
  name: 'endAccountSessions',
  doc: 'Signs an employee out everywhere.',
  method: 'POST',
  path: '/account/:id/end-sessions',
  params: idParams,
  errors: [400, 401, 403, 404],
});

export const setAccountPassword = defineEndpoint({
  ...common,
  name: 'setAccountPassword',
  doc: 'Sets a password that the employee must change, and ends their sessions.',
  method: 'PUT',
  path: '/account/:id/password',
  params: idParams,
  body: accepting(v.strictObject({ password: formPassword })),
  errors: [400, 401, 403, 404, 422],
});

export const removeAccountSecondFactor = defineEndpoint({
  ...common,
  name: 'removeAccountSecondFactor',
  doc: 'Switches two-step sign-in of an employee off: they have lost their phone and their recovery codes.',
  method: 'POST',
  path: '/account/:id/remove-second-factor',
  params: idParams,
  errors: [400, 401, 403, 404, 409],
});
