import * as v from 'valibot';
import { momentSchema } from './moment';

/** Where a call came from; null: it is not known. */
export const placeOfCall = { address: v.nullable(v.string()), device: v.nullable(v.string()) };

/** A live session of an employee. */
export const sessionSchema = v.object({
  id: v.number(),
  openedAt: momentSchema,
  /** Of the last call, to the minute. */
  usedAt: momentSchema,
  expiresAt: momentSchema,
  ...placeOfCall,
  /** The session that asks. */
  isCurrent: v.boolean(),
});
export type Session = v.InferOutput<typeof sessionSchema>;
