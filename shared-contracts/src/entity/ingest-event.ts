import * as v from 'valibot';
import { interruptionTypes } from '../constant/fault-type';
import { digitTextSchema } from './digits';
import { offsetMomentSchema } from './moment';
import { outageFactEntries, outageFactNames } from './outage-facts';
import { requestText } from './text';
import { partMessage } from '../fault/part-message';

const identifier = v.pipe(digitTextSchema, v.nonEmpty(partMessage('part.empty')));

/** Orders the reports of one outage: an older one never overwrites a newer one. */
const reportedAt = v.exactOptional(offsetMomentSchema);

/** An outage began. A later start than the known end is a new interruption of the same number. */
export const openEventSchema = v.strictObject({
  type: v.literal('open'),
  sfmsId: identifier,
  feederId: identifier,
  startedAt: offsetMomentSchema,
  interruptionType: v.picklist(interruptionTypes),
  ...outageFactEntries,
  reportedAt,
});

const closeEventSchema = v.strictObject({ type: v.literal('close'), sfmsId: identifier, endedAt: offsetMomentSchema, reportedAt });

const updateEventSchema = v.strictObject({ type: v.literal('update'), sfmsId: identifier, ...outageFactEntries, reportedAt });

/** The reported end was none: the outage goes on. */
const reopenEventSchema = v.strictObject({ type: v.literal('reopen'), sfmsId: identifier, reportedAt });

/** Opened by mistake: it leaves the lists and the indices. */
const cancelEventSchema = v.strictObject({
  type: v.literal('cancel'),
  sfmsId: identifier,
  reason: v.pipe(requestText(200), v.trim(), v.nonEmpty(partMessage('part.empty'))),
  reportedAt,
});

/** The kinds of events, as a source may be restricted to some of them. */
export const ingestEventTypes = ['open', 'close', 'update', 'reopen', 'cancel'] as const;
export type IngestEventType = (typeof ingestEventTypes)[number];

/** One event of `POST /ingest/outages`: what happened to one outage. */
export const ingestEventSchema = v.variant('type', [
  openEventSchema,
  closeEventSchema,
  updateEventSchema,
  reopenEventSchema,
  cancelEventSchema,
]);

export type IngestEvent = v.InferOutput<typeof ingestEventSchema>;

/** Whether an update says anything. */
export function tellsFacts(event: Partial<Record<(typeof outageFactNames)[number], unknown>>): boolean {
  return outageFactNames.some((name) => event[name] !== undefined);
}
