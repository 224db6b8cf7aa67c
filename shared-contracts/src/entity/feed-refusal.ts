import * as v from 'valibot';
import { momentSchema } from './moment';

export const refusalKinds = ['conflict', 'rejected'] as const;

/** An event that was not applied as it stands; kept for 30 days after it came last. */
export const feedRefusalSchema = v.object({
  id: v.number(),
  source: v.string(),
  kind: v.picklist(refusalKinds),
  reason: v.string(),
  sfmsId: v.nullable(v.string()),
  feederId: v.nullable(v.string()),
  /** The text as it was sent, at most 4,000 characters of it. */
  content: v.string(),
  firstAt: momentSchema,
  lastAt: momentSchema,
  times: v.number(),
  /** Null while nobody has settled it. */
  settledAt: v.nullable(momentSchema),
  settledBy: v.nullable(v.string()),
});
export type FeedRefusal = v.InferOutput<typeof feedRefusalSchema>;
