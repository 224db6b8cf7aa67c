import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { searchText } from '../../entity/text';
import { partMessage } from '../../fault/part-message';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const officeNode = v.object({
  code: v.string(),
  type: v.picklist(['company', 'circle', 'division', 'subdivision', 'substation']),
  name: v.string(),
  company: v.string(),
  /** Null: a company stands on its own. */
  parentCode: v.nullable(v.string()),
  /** Offices in use that are one level below. */
  children: count,
  feeders: count,
  isRetired: v.boolean(),
});
export type OfficeNode = v.InferOutput<typeof officeNode>;

/** `below`: the offices one level below; `search`: those whose name or code matches; neither: the companies. 200 at most. */
export const listOffices = defineEndpoint({
  name: 'listOffices',
  doc: 'The tree of offices, a level at a time, or what a search finds in it.',
  method: 'GET',
  path: '/office',
  access: 'session',
  permission: 'manageOffices',
  query: plain(
    v.strictObject({
      below: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/, partMessage('part.office')))),
      search: v.optional(searchText),
    }),
  ),
  response: plain(v.object({ data: v.array(officeNode) })),
  errors: [400, 401, 403],
});
