import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { organisationHit } from '../../entity/employee';
import { inDataList } from '../../entity/outcome';
import { searchText } from '../../entity/text';

export const searchOrganisation = defineEndpoint({
  name: 'searchOrganisation',
  doc: "Offices of GETCO whose name or code matches, for an employee's place of working.",
  method: 'GET',
  path: '/employee/getGetcoHeirarchy',
  access: 'session',
  permission: 'manageEmployees',
  query: plain(v.strictObject({ searchQuery: searchText })),
  response: inDataList(organisationHit),
  errors: [400, 401, 403],
});
