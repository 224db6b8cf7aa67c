import * as v from 'valibot';
import { dateSchema } from './moment';

const text = v.nullable(v.string());

/** One row of the substation list (section 3). */
export const substationRowSchema = v.object({
  circle_name: text,
  division_name: text,
  ss_name: v.string(),
  eurja_code: v.string(),
  voltage_class: v.number(),
  charging_date: v.nullable(dateSchema),
  manage_by: text,
  ss_category: text,
  is_coastal: v.boolean(),
  is_tribal: v.boolean(),
});
export type SubstationRow = v.InferOutput<typeof substationRowSchema>;

/** One hit of the division search (section 3). */
export const divisionHitSchema = v.object({ circle_name: text, division_name: v.string(), eurja_code: v.string() });
export type DivisionHit = v.InferOutput<typeof divisionHitSchema>;

/** One hit of the sub-division search (section 3). */
export const subdivisionHitSchema = v.object({
  company_name: v.string(),
  circle_name: text,
  division_name: text,
  subdivision_name: v.string(),
  eurja_code: v.string(),
});
export type SubdivisionHit = v.InferOutput<typeof subdivisionHitSchema>;
