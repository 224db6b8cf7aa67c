import * as v from 'valibot';

/** What an accepted write answers (interface.md section 3). */
export const outcomeSchema = v.object({ status: v.literal('Success'), message: v.string() });
export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** What every refused call answers. */
export const failureSchema = v.object({
  status: v.optional(v.literal('Fail')),
  message: v.string(),
  errors: v.optional(v.array(v.string())),
});
export type Failure = v.InferOutput<typeof failureSchema>;
