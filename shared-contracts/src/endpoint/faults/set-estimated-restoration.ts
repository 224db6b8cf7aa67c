import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { recordVersion } from '../../entity/fault-detail';
import { offsetMomentSchema } from '../../entity/moment';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { requestText } from '../../entity/text';
import { partMessage } from '../../fault/part-message';

/** `estimatedRestoration` null: nobody knows. Reports from before do not overwrite what is set. */
export const setEstimatedRestoration = defineEndpoint({
  name: 'setEstimatedRestoration',
  doc: 'When an open outage is expected to end, set by a person with a reason.',
  method: 'POST',
  path: '/outage/setEstimatedRestoration',
  access: 'session',
  permission: 'recordOutages',
  body: accepting(v.strictObject({
    id: recordIdSchema,
    estimatedRestoration: v.nullable(offsetMomentSchema),
    reason: v.pipe(requestText(200), v.trim(), v.nonEmpty(partMessage('part.empty'))),
    version: v.optional(recordVersion, null),
  })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
