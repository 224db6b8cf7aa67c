import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { formText } from '../../entity/text';

export const addManualEnd = defineEndpoint({
  name: 'addManualEnd',
  doc: 'Gives an open outage its end (date YYYY-MM-DD, time HH:mm, Asia/Kolkata); the rules are in docs/product.md#validations.',
  method: 'POST',
  path: '/outage/addManualEndDateTime',
  access: 'session',
  permission: 'recordOutages',
  body: {
    ...accepting(v.strictObject({ id: recordIdSchema, outageEndDate: formText, outageEndTime: formText })),
    // One field of the popup is two of the call.
    wireNames: { end: 'outageEndDate' },
  },
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
