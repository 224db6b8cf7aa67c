import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { reasonSchema } from '../../entity/fault-detail';
import { faultTypeCode } from './save-fault-type';

export const getReasonList = defineEndpoint({
  name: 'getReasonList',
  doc: 'The reasons that may be given for a fault type.',
  method: 'POST',
  path: '/utils/getReasonList',
  access: 'session',
  body: accepting(v.strictObject({ faultType: faultTypeCode })),
  response: plain(v.object({ detail: v.array(reasonSchema) })),
  errors: [400, 401],
});
