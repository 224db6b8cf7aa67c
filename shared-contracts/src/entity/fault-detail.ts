import * as v from 'valibot';
import { momentSchema } from './moment';

const text = v.nullable(v.string());
/** Kilo-amperes. */
const current = v.nullable(v.number());

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
  }),
  v.transform(({ categor, rely_flag, sfms_reason, ...detail }) => ({
    ...detail,
    category: categor,
    relay_flag: rely_flag,
    reasons: sfms_reason,
  })),
);

export type FaultDetail = v.InferOutput<typeof faultDetailSchema>;

export function encodeFaultDetail({ category, relay_flag, reasons, ...detail }: FaultDetail): v.InferInput<typeof faultDetailSchema> {
  return { ...detail, categor: category, rely_flag: relay_flag, sfms_reason: reasons };
}
