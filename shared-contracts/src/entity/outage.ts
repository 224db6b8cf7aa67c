import * as v from 'valibot';
import { interruptionTypes } from '../constant/fault-type';
import { durationClasses } from '../rule/duration-class';
import { durationSchema, momentSchema } from './moment';

const text = v.nullable(v.string());

/** One row of the outage list (section 3). The wire's `categor` is `category` inside the suite. */
export const outageRowSchema = v.pipe(
  v.object({
    id: v.number(),
    sfms_id: text,
    feeder_id: v.string(),
    feeder_name: v.string(),
    categor: v.string(),
    company_name: text,
    circle_name: text,
    division_name: text,
    subdivision_name: text,
    getco_circle_name: text,
    getco_division_name: text,
    ss_name: text,
    interruption_type: v.picklist(interruptionTypes),
    interruption_type_text: v.picklist(['Protection', 'Manual']),
    outage_type_name: text,
    fault_type: v.nullable(v.number()),
    duration: v.nullable(durationSchema),
    duration_based_fault_type: v.nullable(v.picklist(durationClasses)),
    fault_start_date_time: momentSchema,
    fault_end_date_time: v.nullable(momentSchema),
  }),
  v.transform(({ categor, ...row }) => ({ ...row, category: categor })),
);

export type OutageRow = v.InferOutput<typeof outageRowSchema>;

/** The way back to the wire names. */
export function encodeOutageRow({ category, ...row }: OutageRow): v.InferInput<typeof outageRowSchema> {
  return { ...row, categor: category };
}
