import * as v from 'valibot';
import { interruptionTypes } from '../constant/fault-type';
import { digitTextSchema } from './digits';
import { offsetMomentSchema } from './moment';

const identifier = v.pipe(digitTextSchema, v.nonEmpty('must not be empty'));

/** One event of `POST /ingest/outages`: an outage opened or closed (interface.md section 3). */
export const ingestEventSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('open'),
    sfmsId: identifier,
    feederId: identifier,
    startedAt: offsetMomentSchema,
    interruptionType: v.picklist(interruptionTypes),
  }),
  v.strictObject({ type: v.literal('close'), sfmsId: identifier, endedAt: offsetMomentSchema }),
]);

export type IngestEvent = v.InferOutput<typeof ingestEventSchema>;
