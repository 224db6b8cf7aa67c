import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { idParams } from '../../entity/record-id';

export const deleteView = defineEndpoint({
  name: 'deleteView',
  doc: "Forgets a saved view of the caller's own; another's is not found.",
  method: 'DELETE',
  path: '/view/:id',
  access: 'session',
  params: idParams,
  response: plain(outcomeSchema),
  errors: [400, 401, 404],
});
