import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { subdivisionHitSchema } from '../../entity/substation';
import { searchQuery } from './search-division';

export const searchSubdivision = defineEndpoint({
  name: 'searchSubdivision',
  doc: 'Sub-divisions of the discoms by name.',
  method: 'GET',
  path: '/substation/subdivision',
  access: 'session',
  permission: 'manageSubstations',
  query: searchQuery,
  response: plain(v.object({ data: v.array(subdivisionHitSchema) })),
  errors: [400, 401, 403],
});
