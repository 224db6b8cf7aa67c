import { defineEndpoint, plain } from '../../endpoint';
import { idParams } from '../../entity/record-id';
import { issuedKeySchema } from './create-feed-source';

export const rotateFeedSource = defineEndpoint({
  name: 'rotateFeedSource',
  doc: 'A new key for a source, told once; the old one is dead, and a revoked source is back.',
  method: 'POST',
  path: '/feed/sources/:id/rotate',
  access: 'session',
  permission: 'manageFeed',
  params: idParams,
  response: plain(issuedKeySchema),
  errors: [400, 401, 403, 404, 409],
});
