import * as v from 'valibot';
import { accepting, defineEndpoint, mapped } from '../../endpoint';
import { encodeFaultDetail, faultDetailSchema } from '../../entity/fault-detail';

/** The id of an outage in a request body. */
export const recordId = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]), v.safeInteger(), v.minValue(1));

export const getFaultDetail = defineEndpoint({
  name: 'getFaultDetail',
  doc: 'Section 7: what is recorded about the fault, to prefill the popups.',
  method: 'POST',
  path: '/utils/getFaultDetail',
  access: 'session',
  body: accepting(v.strictObject({ currentFaultId: recordId })),
  response: mapped(v.object({ detail: faultDetailSchema }), ({ detail }) => ({ detail: encodeFaultDetail(detail) })),
  errors: [400, 401, 403, 404],
});
