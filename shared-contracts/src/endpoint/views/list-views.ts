import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { savedViewSchema, viewedGrids } from '../../entity/saved-view';

export const listViews = defineEndpoint({
  name: 'listViews',
  doc: "The caller's own saved views of one list, by name.",
  method: 'GET',
  path: '/view',
  access: 'session',
  query: plain(v.strictObject({ gridId: v.picklist(viewedGrids) })),
  response: plain(v.object({ data: v.array(savedViewSchema) })),
  errors: [400, 401],
});
