import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { employeeSchema } from '../../entity/employee';
import { idParams } from '../outages/get-outage';

export const getEmployee = defineEndpoint({
  name: 'getEmployee',
  doc: 'One employee, for editing.',
  method: 'GET',
  path: '/employee/:id',
  access: 'session',
  params: idParams,
  response: plain(v.object({ data: employeeSchema })),
  errors: [400, 401, 403, 404],
});
