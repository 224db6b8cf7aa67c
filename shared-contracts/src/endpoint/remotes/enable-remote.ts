import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';

export const enableRemote = defineEndpoint({
  name: 'enableRemote',
  doc: 'Offers a disabled remote again.',
  method: 'POST',
  path: '/remotes/:name/enable',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ by: shipperSchema })),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404],
});
