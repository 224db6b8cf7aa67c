import * as v from 'valibot';

const text = v.nullable(v.string());

/** One row of the employee list (section 3). */
export const employeeRowSchema = v.object({
  id: v.number(),
  emp_no: v.string(),
  name: v.string(),
  designation: text,
  organization_name: text,
  email: text,
  mobile: text,
});
export type EmployeeRow = v.InferOutput<typeof employeeRowSchema>;

/** Where somebody works: the office's path and its code. `org_type` 1 head office, 2 circle, 3 division, 5 substation. */
const placeOfWork = {
  organization_code: v.string(),
  org_type: v.number(),
  company_name: v.string(),
  circle_name: text,
  division_name: text,
  substation_name: text,
};

/** An employee as read for editing (section 3). */
export const employeeSchema = v.object({
  emp_no: v.string(),
  name: v.string(),
  designation: text,
  email: text,
  mobile: text,
  ...placeOfWork,
  /** Given back with a save, so that a change made meanwhile is noticed; not in the specification, so it may be absent. */
  version: v.optional(v.string()),
});
export type Employee = v.InferOutput<typeof employeeSchema>;

/** One hit of the organisation search (section 3). */
export const organisationHitSchema = v.object({ trim_eurja_code: v.string(), ...placeOfWork });
export type OrganisationHit = v.InferOutput<typeof organisationHitSchema>;
