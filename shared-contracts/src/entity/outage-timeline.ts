import * as v from 'valibot';
import { interruptionTypes } from '../constant/fault-type';
import { durationClasses } from '../rule/duration-class';
import { durationSchema, momentSchema } from './moment';

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

/** The facts at the head of an outage's drawer. */
export const outageFactsSchema = v.object({
  id: v.number(),
  sfmsId: text,
  feederId: v.string(),
  feederName: v.string(),
  category: v.string(),
  substationName: text,
  getcoCircleName: laterText,
  getcoDivisionName: laterText,
  companyName: laterText,
  circleName: laterText,
  divisionName: laterText,
  subdivisionName: text,
  /** With the fault type, what tells which actions the outage allows. */
  interruptionType: v.optional(v.nullable(v.picklist(interruptionTypes)), null),
  faultType: v.optional(v.nullable(v.number()), null),
  interruptionTypeText: v.picklist(['Protection', 'Manual']),
  outageTypeName: text,
  duration: v.optional(v.nullable(durationSchema), null),
  durationClass: v.nullable(v.picklist(durationClasses)),
  faultStart: momentSchema,
  faultEnd: v.nullable(momentSchema),
});
export type OutageFacts = v.InferOutput<typeof outageFactsSchema>;

/** Kilo-amperes. */
const current = v.nullable(v.number());

/** What people have recorded about an outage, under the field names of the trail; reasons by their names. */
export const recordedDetailSchema = v.object({
  shutdownTakenBy: text,
  discomEmpNo: text,
  getcoEmpNo: text,
  otherName: text,
  otherMobile: text,
  lcTaken: text,
  lcNo: text,
  lcEmpNo: text,
  reasonIds: v.array(v.string()),
  relayFlag: text,
  brokenConductor: text,
  phase: text,
  faultCurrentR: current,
  faultCurrentY: current,
  faultCurrentB: current,
  faultCurrentG: current,
  faultCurrentN: current,
});
export type RecordedDetail = v.InferOutput<typeof recordedDetailSchema>;
