import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { feedSourceForm } from '../../entity/feed-source';
import { outcomeSchema } from '../../entity/outcome';

/** A source's key, told once. */
export const issuedKeySchema = v.object({ ...outcomeSchema.entries, id: v.number(), key: v.string() });

export const createFeedSource = defineEndpoint({
  name: 'createFeedSource',
  doc: 'A system that reports outages gets a name and a key, which is told once.',
  method: 'POST',
  path: '/feed/sources',
  access: 'session',
  permission: 'manageFeed',
  body: accepting(v.strictObject(feedSourceForm)),
  response: plain(issuedKeySchema),
  errors: [400, 401, 403, 409],
});
