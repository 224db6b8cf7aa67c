import * as v from 'valibot';
import { momentSchema } from './moment';

const text = v.nullable(v.string());
/** Kilo-amperes. */
const current = v.nullable(v.number());

/**
 * Which state of an outage's record a change starts from: its newest audit entry, 0 before the first.
 * A change that names it is refused with 409 when somebody else was faster; null asks for no such check.
 */
export const recordVersion = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** A reason that may be given for a fault type. */
export const reasonSchema = v.object({ id: v.number(), name: v.string() });
export type Reason = v.InferOutput<typeof reasonSchema>;

/** Fault detail of section 3. `categor`, `rely_flag` and `sfms_reason` have clean names inside the suite. */
export const faultDetailSchema = v.pipe(
  v.object({
    categor: v.string(),
    fault_type: v.nullable(v.number()),
    shutdown_taken_by: text,
    shutdown_taken_by_emp_no: text,
    lc_no: text,
    lc_taken_by: text,
    /** Beyond section 3: whether a line clear was taken, which the two fields above cannot tell when it was not. */
    lc_taken: v.optional(text, null),
    shutdown_taken_by_other_mobile: text,
    shutdown_taken_by_other_name: text,
    sfms_reason: v.array(reasonSchema),
    rely_flag: text,
    broken_conductor: text,
    phase: text,
    ka_lr: current,
    ka_ly: current,
    ka_lb: current,
    ka_lg: current,
    ka_ln: current,
    feeder_name: v.string(),
    fault_start_datetime: v.nullable(momentSchema),
    /** Beyond section 3: what was read, to be sent back with a change (`recordVersion`). */
    version: v.optional(recordVersion, null),
  }),
  v.transform(({ categor, rely_flag, sfms_reason, ...detail }) => ({
    ...detail,
    category: categor,
    relay_flag: rely_flag,
    reasons: sfms_reason,
  })),
);

export type FaultDetail = v.InferOutput<typeof faultDetailSchema>;

/** The way back to the wire names. */
export function encodeFaultDetail({ category, relay_flag, reasons, ...detail }: FaultDetail): v.InferInput<typeof faultDetailSchema> {
  return { ...detail, categor: category, rely_flag: relay_flag, sfms_reason: reasons };
}
