import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { feedSourceForm } from '../../entity/feed-source';
import { outcomeSchema } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';

export const changeFeedSource = defineEndpoint({
  name: 'changeFeedSource',
  doc: 'Name of a source, and what it may send.',
  method: 'PUT',
  path: '/feed/sources/:id',
  access: 'session',
  permission: 'manageFeed',
  params: idParams,
  body: accepting(v.strictObject(feedSourceForm)),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});
