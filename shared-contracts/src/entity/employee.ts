import * as v from 'valibot';
import type { GridAType } from '../constant/column-type';
import { type CleanRow, type ListField, rowCodec, schemasOf } from './field-table';

const text = v.nullable(v.string());

/** The facts of one row of the employee list. */
export const employeeFields = {
  id: { wire: 'id', type: 'number', schema: v.number() },
  empNo: { wire: 'emp_no', type: 'text', schema: v.string() },
  name: { wire: 'name', type: 'text', schema: v.string() },
  designation: { wire: 'designation', type: 'text', schema: text },
  organizationName: { wire: 'organization_name', office: 'own', column: 'name', type: 'text', schema: text },
  email: { wire: 'email', type: 'text', schema: text },
  mobile: { wire: 'mobile', type: 'text', schema: text },
} as const satisfies Record<string, ListField<GridAType>>;

export type EmployeeRow = CleanRow<typeof employeeFields>;
export const employeeRow = rowCodec(employeeFields);

/** Where somebody works: the office's path and its code. `orgType` 1 head office, 2 circle, 3 division, 5 substation. */
const placeOfWorkFields = {
  organizationCode: { wire: 'organization_code', schema: v.string() },
  orgType: { wire: 'org_type', schema: v.number() },
  companyName: { wire: 'company_name', schema: v.string() },
  circleName: { wire: 'circle_name', schema: text },
  divisionName: { wire: 'division_name', schema: text },
  substationName: { wire: 'substation_name', schema: text },
} as const;

export type PlaceOfWork = CleanRow<typeof placeOfWorkFields>;
/** Judges a place of work that waited in browser storage, under its clean names. */
export const placeOfWorkSchema = v.object(schemasOf(placeOfWorkFields));

const { empNo, name, designation, email, mobile } = employeeFields;
const employeeDetailFields = {
  empNo, name, designation, email, mobile,
  ...placeOfWorkFields,
  /** Given back with a save, so that a change made meanwhile is noticed. Other systems send none, so it may be absent. */
  version: { wire: 'version', schema: v.optional(v.nullable(v.string()), null) },
} as const;

/** An employee as read for editing. */
export type Employee = CleanRow<typeof employeeDetailFields>;
export const employeeDetail = rowCodec(employeeDetailFields);
/** Judges an employee that waited in browser storage, under the clean names. */
export const employeeSchema = v.object(schemasOf(employeeDetailFields));

const organisationHitFields = { trimmedCode: { wire: 'trim_eurja_code', schema: v.string() }, ...placeOfWorkFields } as const;

/** One hit of the organisation search. */
export type OrganisationHit = CleanRow<typeof organisationHitFields>;
export const organisationHit = rowCodec(organisationHitFields);
