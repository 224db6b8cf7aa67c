import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { remoteNameSchema } from '../../entity/remote-release';
import { reasonSchema, shipperSchema } from '../../entity/shipped-release';

export const removeRemote = defineEndpoint({
  name: 'removeRemote',
  doc: 'Forgets a remote that is switched off: its releases and its keys. What was done with it stays in the audit trail.',
  method: 'POST',
  path: '/remotes/:name/remove',
  access: 'operator-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ by: shipperSchema, reason: reasonSchema })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 422],
});
