import type { CopyValue } from '../../database/copy-text';
import type { Employee } from './employees';
import type { SeededPassword } from './password-hashes';

export const employeeColumns = [
  'company_name',
  'emp_no',
  'name',
  'designation',
  'email',
  'mobile',
  'organization_code',
  'password_hash',
  'is_weak_password',
  'permissions',
] as const;

export function* employeeRows(
  employees: Iterable<Employee>,
  passwordOf: (password: string | null) => SeededPassword,
): Generator<readonly CopyValue[]> {
  for (const employee of employees) {
    const { hash, isWeak } = passwordOf(employee.password);
    yield [
      employee.company, employee.empNo, employee.name, employee.designation, employee.email, employee.mobile, employee.organizationCode,
      hash,
      isWeak, employee.permissions,
    ];
  }
}
