import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { formDigits } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { emptyableText, formPassword, formText } from '../../entity/text';
import { idParams } from '../../entity/record-id';

/** Fingerprints of what was read, as `getEmployee` gives them. */
const employeeVersion = v.pipe(
  emptyableText,
  v.check((text) => text === null || /^[\w-]{8}(\.[\w-]{8})+$/.test(text), 'must be a version that was read'),
);

export const updateEmployee = defineEndpoint({
  name: 'updateEmployee',
  doc: 'Saves an employee; an empty newPassword leaves the password as it is. The rules are in docs/product.md#validations.',
  method: 'PUT',
  path: '/employee/:id',
  access: 'session',
  permission: 'manageEmployees',
  params: idParams,
  body: accepting(
    v.strictObject({
      designation: formText,
      organizationCode: formDigits,
      mobile: formDigits,
      email: formText,
      newPassword: formPassword,
      /** `version` that was read, so that a change made meanwhile is noticed; absent: no check. */
      version: employeeVersion,
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
