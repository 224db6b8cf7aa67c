import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { recordVersion } from '../../entity/fault-detail';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { protectionFields } from './convert-manual-to-protection';

export const updateFaultCurrent = defineEndpoint({
  name: 'updateFaultCurrent',
  doc: 'Records relay flag, conductor, phase and fault currents of a protection outage.',
  method: 'POST',
  path: '/utils/updateFaultCurrent',
  access: 'session',
  body: accepting(v.strictObject({ id: recordIdSchema, ...protectionFields, version: v.optional(recordVersion, null) })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
