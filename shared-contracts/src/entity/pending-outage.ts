import * as v from 'valibot';
import { dateSchema, timeSchema } from './moment';

const text = v.nullable(v.string());

/** One row of the Outage Type Pending List (section 3); dates and times in Asia/Kolkata. */
export const pendingOutageRowSchema = v.object({
  id: v.number(),
  feeder_id: v.string(),
  feeder_name: v.string(),
  substation_name: text,
  circle_name: text,
  division_name: text,
  fault_start_date: dateSchema,
  fault_start_time: timeSchema,
  fault_end_date: v.nullable(dateSchema),
  fault_end_time: v.nullable(timeSchema),
});
export type PendingOutageRow = v.InferOutput<typeof pendingOutageRowSchema>;
