import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { ingestAnswerSchema } from '../../entity/ingest-answer';
import { recordIdSchema } from '../../entity/record-id';
import { partMessage } from '../../fault/part-message';

/** `index` of the answer counts in the order of the ids. */
export const resendFeedRefusals = defineEndpoint({
  name: 'resendFeedRefusals',
  doc: 'Refused events are sent again, as when a feeder was added meanwhile; those that count now are settled.',
  method: 'POST',
  path: '/feed/refusals/resend',
  access: 'session',
  permission: 'manageFeed',
  body: accepting(
    v.strictObject({ ids: v.pipe(v.array(recordIdSchema), v.minLength(1, partMessage('part.empty')), v.maxLength(limits.maxPageSize)) }),
  ),
  response: plain(ingestAnswerSchema),
  errors: [400, 401, 403, 404],
});
