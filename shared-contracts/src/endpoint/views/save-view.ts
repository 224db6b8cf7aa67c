import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { savedViewSchema, viewedGrids, viewLimits, viewNameSchema } from '../../entity/saved-view';
import { requestText } from '../../entity/text';

export const saveView = defineEndpoint({
  name: 'saveView',
  doc: 'Keeps a view of a list; one of the same name, whatever its capitals, is replaced. At most 50 a list.',
  method: 'POST',
  path: '/view',
  access: 'session',
  body: plain(
    v.strictObject({
      gridId: v.picklist(viewedGrids),
      name: viewNameSchema,
      search: requestText(viewLimits.searchLength),
      columns: v.pipe(v.array(v.pipe(requestText(viewLimits.fieldLength), v.minLength(1))), v.maxLength(viewLimits.columns)),
    }),
  ),
  response: plain(v.object({ ...outcomeSchema.entries, data: savedViewSchema })),
  errors: [400, 401, 422],
});
