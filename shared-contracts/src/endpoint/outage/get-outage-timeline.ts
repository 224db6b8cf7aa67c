import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outageFactsSchema, timelineEntrySchema } from '../../entity/outage-timeline';
import { idParams } from './get-outage';

export const getOutageTimeline = defineEndpoint({
  name: 'getOutageTimeline',
  doc: 'Beyond section 7: the facts of one outage and who recorded what about it, oldest entry first, from the audit trail.',
  method: 'GET',
  path: '/outage/:id/timeline',
  access: 'session',
  params: idParams,
  response: plain(v.object({ outage: outageFactsSchema, entries: v.array(timelineEntrySchema) })),
  errors: [400, 401, 404],
});
