import * as v from 'valibot';
import { defineEndpoint, mapped } from '../../endpoint';
import {
  outageFactsSchema,
  outageReportSchema,
  recordedDetailSchema,
  reportedFactsSchema,
  timelineEntrySchema,
} from '../../entity/outage-timeline';
import { idParams } from '../../entity/record-id';

export const getOutageTimeline = defineEndpoint({
  name: 'getOutageTimeline',
  doc: 'The facts of one outage, what is recorded about it, and who recorded what, oldest entry first, from the audit trail.',
  method: 'GET',
  path: '/outage/:id/timeline',
  access: 'session',
  params: idParams,
  response: mapped(
    v.object({
      outage: outageFactsSchema,
      recorded: v.optional(v.nullable(recordedDetailSchema), null),
      entries: v.array(timelineEntrySchema),
      /** What sources tell of it, and who told what, oldest first; several may report one outage. */
      reported: v.optional(reportedFactsSchema),
      reports: v.optional(v.array(outageReportSchema)),
    }),
    (clean) => clean,
  ),
  errors: [400, 401, 404],
});
