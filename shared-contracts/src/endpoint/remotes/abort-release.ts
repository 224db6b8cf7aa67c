import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { reasonSchema, registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';

export const abortRelease = defineEndpoint({
  name: 'abortRelease',
  doc: 'Takes back the release that only some people have; they get the one that all others have.',
  method: 'POST',
  path: '/remotes/:name/abort',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ by: shipperSchema, reason: reasonSchema })),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404, 422],
});
