import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { snapshotAnswerSchema } from '../../entity/ingest-answer';
import { openEventSchema } from '../../entity/ingest-event';
import { ingestExamples } from '../../entity/ingest-example';
import { offsetMomentSchema } from '../../entity/moment';

/** Each outage of the list is an `open` event, checked by itself. */
export const ingestSnapshot = defineEndpoint({
  name: 'ingestSnapshot',
  doc: 'A source lists everything that is open; what it has open beyond the list is closed, unless that were too much (409).',
  method: 'POST',
  path: '/ingest/snapshot',
  access: 'ingest-key',
  body: accepting(
    v.strictObject({
      openOutages: v.pipe(v.array(v.unknown()), v.maxLength(limits.ingestSnapshot)),
      takenAt: offsetMomentSchema,
      closeMissing: v.optional(v.boolean(), false),
    }),
  ),
  items: { field: 'openOutages', schema: openEventSchema, examples: ingestExamples.slice(0, 1) },
  response: plain(snapshotAnswerSchema),
  errors: [400, 401, 409, 413],
});
