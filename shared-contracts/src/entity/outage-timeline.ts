import * as v from 'valibot';
import { annotationFields } from './annotation';
import { schemasOf } from './field-table';
import { momentSchema } from './moment';
import { outageFields } from './outage';

const text = v.nullable(v.string());
/** What came after the first release: a server that does not know it yet leaves it out. */
const laterText = v.optional(text, null);

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

/** What came after the first release, and may be missing. */
const laterFacts = {
  getcoCircleName: laterText,
  getcoDivisionName: laterText,
  companyName: laterText,
  circleName: laterText,
  divisionName: laterText,
  /** With the fault type, what tells which actions the outage allows. */
  interruptionType: v.optional(v.nullable(outageFields.interruptionType.schema), null),
  faultType: v.optional(outageFields.faultType.schema, null),
  duration: v.optional(outageFields.duration.schema, null),
  estimatedRestoration: v.optional(outageFields.estimatedRestoration.schema, null),
  customersOut: v.optional(outageFields.customersOut.schema, null),
};

/** The facts at the head of an outage's drawer: those of its row in the list, under their clean names. */
export const outageFactsSchema = v.object({ ...schemasOf(outageFields), ...laterFacts });
export type OutageFacts = v.InferOutput<typeof outageFactsSchema>;

/** What people have recorded about an outage, under its clean names; reasons by their names. */
export const recordedDetailSchema = v.object({ ...schemasOf(annotationFields), reasonIds: v.array(v.string()) });
export type RecordedDetail = v.InferOutput<typeof recordedDetailSchema>;

/** What reports tell of an outage besides its beginning and end; null while nobody has told it. */
export const reportedFactsSchema = v.object({
  customersOut: v.nullable(v.number()),
  cause: text,
  isPlanned: v.nullable(v.boolean()),
  estimatedRestoration: v.nullable(momentSchema),
  device: text,
  note: text,
});
export type ReportedFacts = v.InferOutput<typeof reportedFactsSchema>;

/** What one source has reported of an outage. */
export const outageReportSchema = v.object({
  source: v.string(),
  sfmsId: v.string(),
  /** A kind of event. */
  type: v.string(),
  /** When it says that it was made; null: it does not say. */
  reportedAt: v.nullable(momentSchema),
  /** What its place among other events is: when it was made, else what it tells of, else its arrival. */
  at: v.optional(v.nullable(momentSchema), null),
  /** What it says, by the names of the event's fields. */
  facts: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});
export type OutageReport = v.InferOutput<typeof outageReportSchema>;
