import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Events are checked one by one (`ingestEventSchema`): a bad one is rejected by its index, the rest is kept. */
export const ingestOutages = defineEndpoint({
  name: 'ingestOutages',
  doc: 'The feeder monitoring system reports opened and closed outages; idempotent, in any order.',
  method: 'POST',
  path: '/ingest/outages',
  access: 'ingest-key',
  body: plain(v.strictObject({ events: v.pipe(v.array(v.unknown()), v.maxLength(limits.ingestBatch)) })),
  response: plain(v.object({ accepted: count, duplicates: count, rejected: v.array(v.object({ index: count, message: v.string() })) })),
  errors: [400, 401, 413],
});
