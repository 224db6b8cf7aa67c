import { type EmployeeForm, employeeMessages } from 'shared-contracts/rule/employee-form';
import { passwordMessages } from 'shared-contracts/rule/password';

const fields: Readonly<Record<string, keyof EmployeeForm>> = {
  [employeeMessages.designation]: 'designation',
  [employeeMessages.email]: 'email',
  [employeeMessages.emailShape]: 'email',
  [employeeMessages.mobile]: 'mobile',
  [employeeMessages.mobileShape]: 'mobile',
  [employeeMessages.organization]: 'organizationCode',
  [employeeMessages.organizationShape]: 'organizationCode',
  [passwordMessages.weak]: 'newPassword',
};

/** Which field a message is about; null for a message that is about none. */
export function fieldOfMessage(message: string, { newPassword }: EmployeeForm): keyof EmployeeForm | null {
  if (message === passwordMessages.mismatch) return newPassword === '' ? 'newPassword' : 'confirmPassword';
  return fields[message] ?? null;
}
