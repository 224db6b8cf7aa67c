import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { inDataList } from '../../entity/outcome';
import { divisionHit } from '../../entity/substation';
import { searchText } from '../../entity/text';

/** The query of both code searches. */
export const searchQuery = plain(v.strictObject({ search: searchText }));

export const searchDivision = defineEndpoint({
  name: 'searchDivision',
  doc: "GETCO divisions by name, whose code begins a new substation's code.",
  method: 'GET',
  path: '/substation/division',
  access: 'session',
  permission: 'manageSubstations',
  query: searchQuery,
  response: inDataList(divisionHit),
  errors: [400, 401, 403],
});
