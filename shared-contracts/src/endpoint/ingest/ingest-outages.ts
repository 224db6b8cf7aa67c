import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { ingestEventSchema } from '../../entity/ingest-event';
import { ingestExamples } from '../../entity/ingest-example';
import { ingestAnswerSchema } from '../../entity/ingest-answer';

/** Events are checked one by one (`ingestEventSchema`): a bad one is rejected by its index, the rest is kept. */
export const ingestOutages = defineEndpoint({
  name: 'ingestOutages',
  doc: 'A source reports what happened to outages; idempotent, in any order.',
  method: 'POST',
  path: '/ingest/outages',
  access: 'ingest-key',
  takesLines: true,
  body: plain(v.strictObject({ events: v.pipe(v.array(v.unknown()), v.maxLength(limits.ingestBatch)) })),
  items: { field: 'events', schema: ingestEventSchema, examples: ingestExamples },
  response: plain(ingestAnswerSchema),
  errors: [400, 401, 413],
});
