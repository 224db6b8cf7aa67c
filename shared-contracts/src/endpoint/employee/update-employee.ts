import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { digitTextSchema, emptyableText } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { idParams } from '../outage/get-outage';

const formText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '');
const formDigits = v.optional(v.nullable(digitTextSchema, ''), '');

export const updateEmployee = defineEndpoint({
  name: 'updateEmployee',
  doc: 'Section 7: saves an employee; an empty newPassword leaves the password as it is. Rules of section 5.',
  method: 'PUT',
  path: '/employee/:id',
  access: 'session',
  params: idParams,
  body: accepting(
    v.strictObject({
      designation: formText,
      organizationCode: formDigits,
      mobile: formDigits,
      email: formText,
      newPassword: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(128)), ''), ''),
      /** Version that was read, so that a change made meanwhile is noticed; absent: no check. */
      version: emptyableText,
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
