import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { digitTextSchema } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { keyParams } from './record-calls';

/** The old codes stay, retired: outages that are over go on referring to them. */
export const moveOffice = defineEndpoint({
  name: 'moveOffice',
  doc:
    'Gives an office with everything below it, or a substation, the codes of another place. ' +
    'Open outages and later ones follow; those that are over stay.',
  method: 'POST',
  path: '/office/:key/move',
  access: 'session',
  permission: 'manageOffices',
  params: keyParams,
  body: accepting(v.strictObject({ code: digitTextSchema })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
