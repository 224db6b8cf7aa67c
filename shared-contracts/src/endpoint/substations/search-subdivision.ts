import { defineEndpoint } from '../../endpoint';
import { inDataList } from '../../entity/outcome';
import { subdivisionHit } from '../../entity/substation';
import { searchQuery } from './search-division';

export const searchSubdivision = defineEndpoint({
  name: 'searchSubdivision',
  doc: 'Sub-divisions of the discoms by name.',
  method: 'GET',
  path: '/substation/subdivision',
  access: 'session',
  permission: 'manageSubstations',
  query: searchQuery,
  response: inDataList(subdivisionHit),
  errors: [400, 401, 403],
});
