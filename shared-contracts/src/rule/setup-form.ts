import { companies } from '../constant/company';
import { isEmailShape } from './email';
import { isStrongPassword, passwordMessages } from './password';

/** The set-up form as filled in; an empty field is `""`. */
export interface SetupForm {
  readonly companyName: string;
  readonly name: string;
  readonly empNo: string;
  readonly email: string;
  readonly password: string;
}

export type SetupField = keyof SetupForm;

export const setupMessages = {
  company: 'Select a company.',
  name: 'Name is required.',
  empNo: 'Employee number is required.',
  empNoShape: 'Employee number must be digits or letters, at most 64.',
  email: 'Please enter a valid email address',
  password: passwordMessages.weak,
} as const;

/** What an employee number may be made of. */
export function isEmpNoShape(text: string): boolean {
  return /^[\w./-]{1,64}$/.test(text);
}

/** Every fault of the form, in the order of its fields; none when it can be sent. */
export function validateSetup(form: SetupForm): { field: SetupField; message: string }[] {
  const empNo = form.empNo.trim();
  const faults: readonly (readonly [SetupField, string | null])[] = [
    ['companyName', companies.some((company) => company === form.companyName) ? null : setupMessages.company],
    ['name', form.name.trim() === '' ? setupMessages.name : null],
    ['empNo', empNo === '' ? setupMessages.empNo : isEmpNoShape(empNo) ? null : setupMessages.empNoShape],
    ['email', isEmailShape(form.email.trim()) ? null : setupMessages.email],
    ['password', isStrongPassword(form.password) ? null : setupMessages.password],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
