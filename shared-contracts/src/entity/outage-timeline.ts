import * as v from 'valibot';
import { durationClasses } from '../rule/duration-class';
import { momentSchema } from './moment';

const text = v.nullable(v.string());

/** A recorded value as people read it: reasons by their names, moments as on the wire. */
const recordedValue = v.union([v.string(), v.number(), v.null(), v.array(v.string())]);
export type RecordedValue = v.InferOutput<typeof recordedValue>;

/**
 * One field that an entry of the audit trail changed. Field and action are plain text, so that a
 * remote of today shows the entries of a server of tomorrow.
 */
const fieldChangeSchema = v.object({ field: v.string(), before: recordedValue, after: recordedValue });
export type FieldChange = v.InferOutput<typeof fieldChangeSchema>;

/** One entry of the audit trail: who changed what, and when. */
export const timelineEntrySchema = v.object({
  id: v.number(),
  at: momentSchema,
  /** A row action of `rule/row-action`, or what a later server knows. */
  action: v.string(),
  by: v.object({ name: v.string(), empNo: text, companyName: text }),
  changes: v.array(fieldChangeSchema),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

/** The facts at the head of an outage's drawer. */
export const outageFactsSchema = v.object({
  id: v.number(),
  sfmsId: text,
  feederId: v.string(),
  feederName: v.string(),
  category: v.string(),
  substationName: text,
  subdivisionName: text,
  interruptionTypeText: v.picklist(['Protection', 'Manual']),
  outageTypeName: text,
  durationClass: v.nullable(v.picklist(durationClasses)),
  faultStart: momentSchema,
  faultEnd: v.nullable(momentSchema),
});
export type OutageFacts = v.InferOutput<typeof outageFactsSchema>;
