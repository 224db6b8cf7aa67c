import { companies } from '../constant/company';
import type { Fault } from '../fault/fault';
import { isEmailShape } from './email';
import { isStrongPassword } from './password';

/** The set-up form as filled in; an empty field is `""`. */
export interface SetupForm {
  readonly companyName: string;
  readonly name: string;
  readonly empNo: string;
  readonly email: string;
  readonly password: string;
}

export type SetupField = keyof SetupForm;

/** What the set-up page and its call say; the last two are the server's alone. */
export const setupTexts = {
  'setup.company': 'Select a company.',
  'setup.name': 'Name is required.',
  'setup.empNo': 'Employee number is required.',
  'setup.empNoShape': 'Employee number must be digits or letters, at most 64.',
  'setup.done': 'This suite is set up already. Sign in, or ask an administrator for an account.',
  'setup.invalidLink': 'This set-up link is not valid. Use the newest one that the suite printed at its start.',
} as const;

export type SetupFault = Fault<SetupField, keyof typeof setupTexts | 'email.shape' | 'password.weak'>;

/** What an employee number may be made of. */
export function isEmpNoShape(text: string): boolean {
  return /^[\w./-]{1,64}$/.test(text);
}

/** Every fault of the form, in the order of its fields; none when it can be sent. */
export function validateSetup(form: SetupForm): SetupFault[] {
  const empNo = form.empNo.trim();
  const codes: readonly (readonly [SetupField, SetupFault['code'] | null])[] = [
    ['companyName', companies.some((company) => company === form.companyName) ? null : 'setup.company'],
    ['name', form.name.trim() === '' ? 'setup.name' : null],
    ['empNo', empNo === '' ? 'setup.empNo' : isEmpNoShape(empNo) ? null : 'setup.empNoShape'],
    ['email', isEmailShape(form.email.trim()) ? null : 'email.shape'],
    ['password', isStrongPassword(form.password) ? null : 'password.weak'],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}
