import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { feedSourceSchema } from '../../entity/feed-source';

export const listFeedSources = defineEndpoint({
  name: 'listFeedSources',
  doc: 'The systems that report outages, with rate, lag and outcome of what they sent.',
  method: 'GET',
  path: '/feed/sources',
  access: 'session',
  permission: 'manageFeed',
  response: plain(v.object({ data: v.array(feedSourceSchema) })),
  errors: [401, 403],
});
