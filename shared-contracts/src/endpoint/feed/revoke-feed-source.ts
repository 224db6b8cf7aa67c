import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';

export const revokeFeedSource = defineEndpoint({
  name: 'revokeFeedSource',
  doc: 'The key of a source is dead; what it has reported stays.',
  method: 'POST',
  path: '/feed/sources/:id/revoke',
  access: 'session',
  permission: 'manageFeed',
  params: idParams,
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});
