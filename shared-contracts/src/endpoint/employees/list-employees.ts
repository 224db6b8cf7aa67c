import { defineEndpoint } from '../../endpoint';
import { employeeRowSchema } from '../../entity/employee';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listEmployees = defineEndpoint({
  name: 'listEmployees',
  doc: "Grid A: the employees of the caller's organization, for those who may manage them.",
  method: 'GET',
  path: '/employee',
  access: 'session',
  query: gridAQuery,
  response: gridAResponse(employeeRowSchema, (row) => row),
  csv: true,
  errors: [400, 401, 403],
});
