import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { formDigits } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { formText } from '../../entity/text';

/** A JSON boolean, or empty. */
const formFlag = v.optional(v.nullable(v.union([v.boolean(), v.pipe(v.literal(''), v.transform(() => null))])), null);

/** Form fields of the right kind; which are required, and their values, are rules of docs/product.md#validations (422). */
export const createSubstation = defineEndpoint({
  name: 'createSubstation',
  doc: 'Adds a substation; the rules are in docs/product.md#validations, messages in their order.',
  method: 'POST',
  path: '/substation/create',
  access: 'session',
  permission: 'manageSubstations',
  body: accepting(
    v.strictObject({
      ssName: formText,
      ssEurjaCode: formDigits,
      voltageClass: formDigits,
      sdnEurjaCode: formDigits,
      manageBy: formText,
      monitoring: formText,
      chargingDate: formText,
      is_coastal: formFlag,
      is_tribal: formFlag,
      ssCategory: formText,
      emailAddress: formText,
      mobileNo: formDigits,
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 409, 422],
});
