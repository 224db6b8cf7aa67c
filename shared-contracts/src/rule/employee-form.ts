import { limits } from '../constant/limit';
import { isEmailShape } from './email';
import { isStrongPassword, passwordMessages } from './password';

/** Messages of the Edit Employee form (docs/product.md#employee-form). */
export const employeeMessages = {
  designation: 'Designation is required.',
  designationValue: 'Select valid Designation value',
  email: 'Email is required.',
  emailShape: 'Please enter a valid email address',
  mobile: 'Mobile is required.',
  mobileShape: 'Please enter a valid mobile number',
  organization: 'Organization code is required.',
  organizationShape: 'Invalid organization code',
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

/** The first message of the Edit Employee form in the order of the rules, null when it can be saved. */
export function validateEmployee(form: EmployeeForm): string | null {
  const code = form.organizationCode;
  if (!form.designation) return employeeMessages.designation;
  if (!form.email) return employeeMessages.email;
  if (!isEmailShape(form.email)) return employeeMessages.emailShape;
  if (!form.mobile) return employeeMessages.mobile;
  if (!/^\d{10}$/.test(form.mobile)) return employeeMessages.mobileShape;
  if (!code) return employeeMessages.organization;
  if (code.length !== limits.eurjaCodeLength || !code.startsWith(limits.getcoEurjaPrefix)) return employeeMessages.organizationShape;
  if (form.newPassword || form.confirmPassword) {
    if (form.newPassword !== form.confirmPassword) return passwordMessages.mismatch;
    if (!isStrongPassword(form.newPassword)) return passwordMessages.weak;
  }
  return null;
}
