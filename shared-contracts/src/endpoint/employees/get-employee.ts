import { defineEndpoint } from '../../endpoint';
import { employeeDetail } from '../../entity/employee';
import { inData } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';

export const getEmployee = defineEndpoint({
  name: 'getEmployee',
  doc: 'One employee, for editing.',
  method: 'GET',
  path: '/employee/:id',
  access: 'session',
  permission: 'manageEmployees',
  params: idParams,
  response: inData(employeeDetail),
  errors: [400, 401, 403, 404],
});
