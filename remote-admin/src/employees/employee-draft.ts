// What an officer is changing about an employee, as pure functions: the form, and how it takes up
// what somebody else changed meanwhile.
import { type Employee, employeeSchema, type OrganisationHit, type PlaceOfWork, placeOfWorkSchema } from 'shared-contracts/entity/employee';
import type { EmployeeForm } from 'shared-contracts/rule/employee-form';
import * as v from 'valibot';

export interface EmployeeDraft {
  readonly form: EmployeeForm;
  readonly place: PlaceOfWork;
}

/** Only offices of GETCO keep the rule of a place of working (docs/product.md#employee-form). */
export function isKeptHere({ companyName: company }: Pick<Employee, 'companyName'>): boolean {
  return company === 'GETCO';
}

/** The form of an employee as recorded. */
export function draftOf(employee: Employee): EmployeeDraft {
  return {
    form: {
      designation: employee.designation ?? '',
      email: employee.email ?? '',
      mobile: employee.mobile ?? '',
      organizationCode: employee.organizationCode,
      newPassword: '',
      confirmPassword: '',
    },
    place: employee,
  };
}

export function withPlace(draft: EmployeeDraft, hit: OrganisationHit): EmployeeDraft {
  return { form: { ...draft.form, organizationCode: hit.organizationCode }, place: hit };
}

/** The officer's own changes on top of the newest record: what they did not touch takes the newest value. */
export function rebase(draft: EmployeeDraft, before: Employee, newest: Employee): EmployeeDraft {
  const seen = draftOf(before).form;
  const fresh = draftOf(newest);
  const keep = (field: keyof EmployeeForm) => (draft.form[field] === seen[field] ? fresh.form[field] : draft.form[field]);
  return {
    form: {
      designation: keep('designation'),
      email: keep('email'),
      mobile: keep('mobile'),
      organizationCode: keep('organizationCode'),
      newPassword: draft.form.newPassword,
      confirmPassword: draft.form.confirmPassword,
    },
    place: draft.form.organizationCode === seen.organizationCode ? fresh.place : draft.place,
  };
}

/** What of it waits in the tab's storage: everything but the passwords. */
export interface KeptDraft {
  readonly form: Omit<EmployeeForm, 'newPassword' | 'confirmPassword'>;
  readonly place: PlaceOfWork;
  /** The record that the typing started from: a save by somebody else meanwhile is noticed. */
  readonly seen: Employee;
}

/** Judges what browser storage gives back. */
export const keptDraftSchema: v.GenericSchema<unknown, KeptDraft> = v.object({
  form: v.object({ designation: v.string(), email: v.string(), mobile: v.string(), organizationCode: v.string() }),
  place: placeOfWorkSchema,
  seen: employeeSchema,
});

/** Null when nothing that may wait differs from the record. */
export function keptOf({ form, place }: EmployeeDraft, seen: Employee): KeptDraft | null {
  const { newPassword: _new, confirmPassword: _confirm, ...kept } = form;
  const { newPassword: _none, confirmPassword: _nothing, ...recorded } = draftOf(seen).form;
  return JSON.stringify(kept) === JSON.stringify(recorded) ? null : { form: kept, place, seen };
}

export function resumedDraft({ form, place }: KeptDraft): EmployeeDraft {
  return { form: { ...form, newPassword: '', confirmPassword: '' }, place };
}
