import type { Employee } from 'shared-contracts/entity/employee';

/** An operator of a substation, with the changes of `changes`. */
export function anEmployee(changes: Partial<Employee> = {}): Employee {
  return {
    empNo: '1006',
    name: 'Vipul R Makwana',
    designation: 'Operator',
    email: 'vipul@getco.example',
    mobile: '9876543210',
    organizationCode: '95040201',
    orgType: 5,
    companyName: 'GETCO',
    circleName: 'Rajkot',
    divisionName: 'Rajkot',
    substationName: '66 kV Navagam',
    version: 'v1',
    ...changes,
  };
}
