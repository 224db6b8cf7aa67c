import * as v from 'valibot';
import { accepting, defineEndpoint, mapped } from '../../endpoint';
import { faultDetail } from '../../entity/fault-detail';
import { recordIdSchema } from '../../entity/record-id';

export const getFaultDetail = defineEndpoint({
  name: 'getFaultDetail',
  doc: 'What is recorded about the fault, to prefill the popups.',
  method: 'POST',
  path: '/utils/getFaultDetail',
  access: 'session',
  body: accepting(v.strictObject({ currentFaultId: recordIdSchema })),
  response: mapped(v.object({ detail: faultDetail.schema }), ({ detail }) => ({ detail: faultDetail.encode(detail) })),
  errors: [400, 401, 403, 404],
});
