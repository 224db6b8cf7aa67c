import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteBuildSchema, remoteNameSchema, remoteVersionSchema } from '../../entity/remote-release';
import { reasonSchema, registeredRemoteSchema, shipperSchema } from '../../entity/shipped-release';

export const rollbackRemote = defineEndpoint({
  name: 'rollbackRemote',
  doc: 'Goes back to a release, by default the last good one before the live one; every later release is withdrawn.',
  method: 'POST',
  path: '/remotes/:name/rollback',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(
    v.strictObject({
      version: v.optional(remoteVersionSchema),
      build: v.optional(remoteBuildSchema),
      by: shipperSchema,
      reason: v.optional(reasonSchema),
    }),
  ),
  response: plain(v.object({ remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 404, 422],
});
