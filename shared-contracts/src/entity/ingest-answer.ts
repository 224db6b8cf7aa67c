import * as v from 'valibot';

export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Events that were not applied as they stand, by their position among those sent, with the reason. */
export const refusedEventsSchema = v.array(v.object({ index: countSchema, message: v.string() }));

/** What became of events: each counts once. */
export const ingestAnswerSchema = v.object({
  accepted: countSchema,
  updated: countSchema,
  duplicates: countSchema,
  conflicts: refusedEventsSchema,
  rejected: refusedEventsSchema,
});

/** What became of a list of everything that is open. */
export const snapshotAnswerSchema = v.object({
  opened: countSchema,
  updated: countSchema,
  closed: countSchema,
  unchanged: countSchema,
  rejected: refusedEventsSchema,
});
