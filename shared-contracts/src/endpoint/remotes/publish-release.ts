import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { registeredRemoteSchema, shippedReleaseFields, shipperSchema } from '../../entity/shipped-release';

export const publishRelease = defineEndpoint({
  name: 'publishRelease',
  doc:
    'Makes a shipped release the live one, in one step. The same build again makes it live again; ' +
    'other bytes under the same build are refused (409).',
  method: 'POST',
  path: '/remotes/:name/releases',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  body: plain(
    v.strictObject({
      ...shippedReleaseFields,
      publishedBy: shipperSchema,
      /**
       * True: nothing happens when this build is known already or a higher version is live. A suite that starts
       * publishes its own remotes so.
       */
      isOnlyWhenNew: v.optional(v.boolean()),
    }),
  ),
  response: plain(v.object({ isPublished: v.boolean(), remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 409],
});
