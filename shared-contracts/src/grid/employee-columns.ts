import type { EmployeeRow } from '../entity/employee';
import type { GridAField } from './outage-columns';

/** Fields of the employee list; `emp.` before a name is accepted as well (interface.md section 3). */
export const employeeFields = [
  { field: 'id', key: 'id', type: 'number' },
  { field: 'emp_no', key: 'emp_no', type: 'text' },
  { field: 'name', key: 'name', type: 'text' },
  { field: 'designation', key: 'designation', type: 'text' },
  { field: 'organization_name', key: 'organization_name', type: 'text' },
  { field: 'email', key: 'email', type: 'text' },
  { field: 'mobile', key: 'mobile', type: 'text' },
] as const satisfies readonly GridAField<EmployeeRow>[];
