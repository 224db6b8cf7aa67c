import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { reasonSchema, registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';

export const disableRemote = defineEndpoint({
  name: 'disableRemote',
  doc: 'Offers a remote to nobody any more; its pages answer as not found until it is enabled.',
  method: 'POST',
  path: '/remotes/:name/disable',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ by: shipperSchema, reason: v.optional(reasonSchema) })),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404],
});
