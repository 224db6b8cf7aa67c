import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { searchText } from '../../entity/text';

/** What a field of an office may ask for; without one, any office. */
export const officeFieldTypes = ['company', 'circle', 'division', 'subdivision', 'substation'] as const;

const officeHit = v.object({
  code: v.string(),
  name: v.string(),
  /** The names of those above it, the company first. */
  path: v.array(v.string()),
  /** For a substation that is on the map. */
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type OfficeHit = v.InferOutput<typeof officeHit>;

/** The names of offices are no secret within the administration: a discom's feeder names a substation of GETCO. */
export const searchOffices = defineEndpoint({
  name: 'searchOffices',
  doc: 'Offices in use whose name or code matches, for the fields of a form; the best 50.',
  method: 'GET',
  path: '/office/search',
  access: 'session',
  permission: 'adminRemote',
  query: plain(v.strictObject({ search: searchText, type: v.optional(v.picklist(officeFieldTypes)) })),
  response: plain(v.object({ data: v.array(officeHit) })),
  errors: [400, 401, 403],
});
