import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { recordVersion } from '../../entity/fault-detail';
import { formCodec } from '../../entity/field-table';
import { outcomeSchema } from '../../entity/outcome';
import { protectionForm } from './convert-manual-to-protection';

export const updateFaultCurrent = defineEndpoint({
  name: 'updateFaultCurrent',
  doc: 'Records relay flag, conductor, phase and fault currents of a protection outage.',
  method: 'POST',
  path: '/utils/updateFaultCurrent',
  access: 'session',
  permission: 'recordOutages',
  body: formCodec({ ...protectionForm, version: { saveAs: 'version', input: v.optional(recordVersion) } }),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
