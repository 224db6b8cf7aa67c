import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { organisationHitSchema } from '../../entity/employee';
import { searchText } from '../../entity/text';

export const searchOrganisation = defineEndpoint({
  name: 'searchOrganisation',
  doc: "Offices of GETCO whose name or code matches, for an employee's place of working.",
  method: 'GET',
  path: '/employee/getGetcoHeirarchy',
  access: 'session',
  query: plain(v.strictObject({ searchQuery: searchText })),
  response: plain(v.object({ data: v.array(organisationHitSchema) })),
  errors: [400, 401, 403],
});
