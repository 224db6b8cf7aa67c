import * as v from 'valibot';

const amount = v.number();
/** Null where nothing is served, or nothing was interrupted to take the mean of. */
const index = v.nullable(v.number());

/** Indices of IEEE 1366: per one served and per period; minutes for SAIDI and CAIDI. */
const indicesSchema = v.object({ saifi: index, saidi: index, caidi: index, maifi: index });
export type Indices = v.InferOutput<typeof indicesSchema>;

/** One company, circle or category, or all of them together. */
const groupSchema = v.object({
  name: v.string(),
  /** The company of a circle. */
  company: v.nullable(v.string()),
  feeders: amount,
  served: amount,
  /** Interruptions of feeders: longer than 5 minutes, and at most 5 minutes. Outages that overlap are one. */
  sustained: amount,
  momentary: amount,
  ...indicesSchema.entries,
  /** The same without interruptions that began on a major event day. */
  withoutMajorEvents: indicesSchema,
});
export type ReliabilityGroupRow = v.InferOutput<typeof groupSchema>;

const feederSchema = v.object({
  feederId: v.string(),
  feederName: v.string(),
  category: v.string(),
  substationName: v.nullable(v.string()),
  sustained: amount,
  momentary: amount,
  minutes: amount,
});
export type WorstFeeder = v.InferOutput<typeof feederSchema>;

/** A day, a week or a month, by its first day `YYYY-MM-DD`. */
const trendSchema = v.object({ start: v.string(), sustained: amount, meanMinutes: index, saidi: index });
export type TrendPoint = v.InferOutput<typeof trendSchema>;

/** What the indices were computed from. */
const basisSchema = v.object({
  /** All that counted: outages that began in the period, without planned ones where they are left out. */
  outages: amount,
  /** Those for which a source said how many customers are out. */
  customersKnown: amount,
  /** How many were merged into another one of their feeder. */
  merged: amount,
  /** Still open: counted until now, or until the end of the period. */
  open: amount,
  /** Their part of SAIDI, in minutes. */
  openSaidi: index,
  /** Feeders for which the master data know no consumers. */
  feedersWithoutConsumers: amount,
});
export type ReliabilityBasis = v.InferOutput<typeof basisSchema>;

/** Major event days by the 2.5 beta method of IEEE 1366, of the company as a whole. */
const majorEventsSchema = v.object({
  /** Minutes of SAIDI in one day; null while the five years before hold too few days. */
  threshold: v.nullable(v.number()),
  days: amount,
  dates: v.array(v.object({ date: v.string(), saidi: amount })),
});

/** The reliability report of a period. */
export const reliabilitySchema = v.object({
  total: groupSchema,
  groups: v.array(groupSchema),
  worstFeeders: v.array(feederSchema),
  step: v.picklist(['day', 'week', 'month']),
  trend: v.array(trendSchema),
  basis: basisSchema,
  majorEvents: majorEventsSchema,
});
export type Reliability = v.InferOutput<typeof reliabilitySchema>;
