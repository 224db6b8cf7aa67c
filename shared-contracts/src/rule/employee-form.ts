import { limits } from '../constant/limit';
import type { Fault } from '../fault/fault';
import { isEmailShape } from './email';
import { isMobileShape } from './mobile';
import { isStrongPassword } from './password';

/** What the Edit Employee form and its call say (docs/product.md#employee-form). */
export const employeeTexts = {
  'employee.designation': 'Designation is required.',
  'employee.designationValue': 'Select valid Designation value',
  'employee.email': 'Email is required.',
  'employee.mobile': 'Mobile is required.',
  'employee.mobileShape': 'Please enter a valid mobile number',
  'employee.organization': 'Organization code is required.',
  'employee.organizationShape': 'Invalid organization code',
  // What the server alone knows.
  'employee.notFound': 'This employee was not found in your organization.',
  'employee.placeOutside': 'This place of working is not below your own organization.',
  'employee.passwordOfRank': 'You cannot set the password of an employee who has permissions that you do not have.',
  'employee.contactOfRank':
    'You cannot change the e-mail address, the mobile number or the place of working of an employee who has permissions ' +
    'that you do not have.',
  'employee.ownPassword': 'You change your own password on the page Change Password, with the current one.',
  'employee.changedBy': '{name} has changed this employee meanwhile. Please check what is different and save again.',
  'employee.changedBySomebody': 'Somebody else has changed this employee meanwhile. Please check what is different and save again.',
  'employee.nowDesignation': 'Designation is now {value}.',
  'employee.nowEmail': 'Email is now {value}.',
  'employee.nowNoEmail': 'Email is now empty.',
  'employee.nowMobile': 'Mobile is now {value}.',
  'employee.nowNoMobile': 'Mobile is now empty.',
  'employee.nowPlace': 'Place of working is now {name} ({code}).',
  'employee.nowPassword': 'A new password was set.',
} as const;

/** The form as filled in; an empty field is `""`. */
export interface EmployeeForm {
  readonly designation: string;
  readonly email: string;
  readonly mobile: string;
  readonly organizationCode: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type EmployeeFault = Fault<
  keyof EmployeeForm,
  keyof typeof employeeTexts | 'email.shape' | 'password.mismatch' | 'password.weak' | 'password.guessable'
>;

function wrong(field: keyof EmployeeForm, code: EmployeeFault['code']): EmployeeFault[] {
  return [{ field, code }];
}

/** The first broken rule of the Edit Employee form; none when it can be saved. */
export function validateEmployee(form: EmployeeForm): EmployeeFault[] {
  const { organizationCode: code, newPassword, confirmPassword } = form;
  if (!form.designation) return wrong('designation', 'employee.designation');
  if (!form.email) return wrong('email', 'employee.email');
  if (!isEmailShape(form.email)) return wrong('email', 'email.shape');
  if (!form.mobile) return wrong('mobile', 'employee.mobile');
  if (!isMobileShape(form.mobile)) return wrong('mobile', 'employee.mobileShape');
  if (!code) return wrong('organizationCode', 'employee.organization');
  if (code.length !== limits.eurjaCodeLength || !code.startsWith(limits.getcoEurjaPrefix))
    return wrong('organizationCode', 'employee.organizationShape');
  if (newPassword === '' && confirmPassword === '') return [];
  if (newPassword !== confirmPassword) return wrong(newPassword === '' ? 'newPassword' : 'confirmPassword', 'password.mismatch');
  return isStrongPassword(newPassword) ? [] : wrong('newPassword', 'password.weak');
}
