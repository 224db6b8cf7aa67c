import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

export const getLiveCount = defineEndpoint({
  name: 'getLiveCount',
  doc: "How many outages the live summary counts for the caller before a filter: open, at most 4320 minutes old, without ADOM and AGSKY.",
  method: 'GET',
  path: '/dashboard/live-count',
  access: 'session',
  response: plain(v.object({ data: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }) })),
  errors: [401],
});
