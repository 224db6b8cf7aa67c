import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';
import { releaseAudienceSchema } from '../../rule/release-audience';

export const promoteRelease = defineEndpoint({
  name: 'promoteRelease',
  doc: 'Gives the release that some people have to everybody, or to another audience.',
  method: 'POST',
  path: '/remotes/:name/promote',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  /** Without an audience everybody gets it. */
  body: plain(v.strictObject({ by: shipperSchema, audience: v.optional(releaseAudienceSchema) })),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404, 422],
});
