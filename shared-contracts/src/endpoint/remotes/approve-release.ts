import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteBuildSchema, remoteNameSchema, remoteVersionSchema } from '../../entity/remote-release';
import { registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';

export const approveRelease = defineEndpoint({
  name: 'approveRelease',
  doc: 'Lets a release that asks for a wider audience go live.',
  method: 'POST',
  path: '/remotes/:name/approve',
  access: 'operator-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(v.strictObject({ version: remoteVersionSchema, build: remoteBuildSchema, by: shipperSchema })),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404],
});
