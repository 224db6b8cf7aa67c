import { defineEndpoint } from '../../endpoint';
import { employeeRow } from '../../entity/employee';
import { gridAQuery, gridAResponse } from '../../grid/grid-a';

export const listEmployees = defineEndpoint({
  name: 'listEmployees',
  doc: "Grid A: the employees of the caller's organization, for those who may manage them.",
  method: 'GET',
  path: '/employee',
  access: 'session',
  permission: 'manageEmployees',
  query: gridAQuery,
  response: gridAResponse(employeeRow),
  csv: true,
  errors: [400, 401, 403],
});
