import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { protectionFields } from './convert-manual-to-protection';
import { recordId } from './get-fault-detail';

export const updateFaultCurrent = defineEndpoint({
  name: 'updateFaultCurrent',
  doc: 'Section 7: records relay flag, conductor, phase and fault currents of a protection outage.',
  method: 'POST',
  path: '/utils/updateFaultCurrent',
  access: 'session',
  body: accepting(v.strictObject({ id: recordId, ...protectionFields })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
