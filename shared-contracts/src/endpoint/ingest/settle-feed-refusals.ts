import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { partMessage } from '../../fault/part-message';

/** Settles all of them or none. */
export const settleFeedRefusals = defineEndpoint({
  name: 'settleFeedRefusals',
  doc: 'Refused events are settled as they are: somebody has looked at them, and nothing more is to be done.',
  method: 'POST',
  path: '/feed/refusals/settle',
  access: 'session',
  permission: 'manageFeed',
  body: accepting(
    v.strictObject({ ids: v.pipe(v.array(recordIdSchema), v.minLength(1, partMessage('part.empty')), v.maxLength(limits.maxPageSize)) }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404],
});
