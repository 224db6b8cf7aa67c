import * as v from 'valibot';

const amount = v.number();
/** Null where nothing is served, or nothing was interrupted to take the mean of. */
const index = v.nullable(v.number());

/** Indices of IEEE 1366: per one served and per period; minutes for SAIDI and CAIDI. */
const indicesSchema = v.object({ saifi: index, saidi: index, caidi: index, maifi: index });

/** One company, circle or category, or all of them together. */
const groupSchema = v.object({
  name: v.string(),
  /** The company of a circle. */
  company: v.nullable(v.string()),
  feeders: amount,
  served: amount,
  /** Interruptions of feeders: longer than 5 minutes, and at most 5 minutes. */
  sustained: amount,
  momentary: amount,
  ...indicesSchema.entries,
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

/** The reliability report of a period. */
export const reliabilitySchema = v.object({
  total: groupSchema,
  groups: v.array(groupSchema),
  worstFeeders: v.array(feederSchema),
  step: v.picklist(['day', 'week', 'month']),
  trend: v.array(trendSchema),
});
export type Reliability = v.InferOutput<typeof reliabilitySchema>;
