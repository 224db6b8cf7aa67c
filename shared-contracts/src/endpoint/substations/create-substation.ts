import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { substationForm } from '../../entity/substation';

/** Form fields of the right kind; which are required, and their values, are rules of docs/product.md#validations (422). */
export const createSubstation = defineEndpoint({
  name: 'createSubstation',
  doc: 'Adds a substation; the rules are in docs/product.md#validations, messages in their order.',
  method: 'POST',
  path: '/substation/create',
  access: 'session',
  permission: 'manageSubstations',
  body: substationForm,
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 409, 422],
});
