import type { Employee } from 'shared-contracts/entity/employee';

/** An operator of a substation, with the changes of `changes`. */
export function anEmployee(changes: Partial<Employee> = {}): Employee {
  return {
    emp_no: '1006',
    name: 'Vipul R Makwana',
    designation: 'Operator',
    email: 'vipul@getco.example',
    mobile: '9876543210',
    organization_code: '95040201',
    org_type: 5,
    company_name: 'GETCO',
    circle_name: 'Rajkot',
    division_name: 'Rajkot',
    substation_name: '66 kV Navagam',
    version: 'v1',
    ...changes,
  };
}
