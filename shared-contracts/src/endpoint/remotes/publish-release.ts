import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { reasonSchema, registeredRemoteSchema, shippedReleaseFields, shipperSchema } from '../../entity/shipped-release';
import { releaseAudienceSchema } from '../../rule/release-audience';
import { requestText } from '../../entity/text';

export const publishRelease = defineEndpoint({
  name: 'publishRelease',
  doc:
    'Makes a shipped release the live one, in one step. A new build has to raise the version, or to say why not (422). ' +
    'The same build again makes it live again; other bytes under the same build are refused (409). A team that asks for ' +
    'a wider audience than before waits until the release is approved.',
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
      /** Why another build has a number that is not higher than those before. */
      rebuildReason: v.optional(reasonSchema),
      /** Who gets it first. Absent: everybody gets it at once. */
      audience: v.optional(releaseAudienceSchema),
      /** What is new, in the team's words. */
      changes: v.optional(v.nullable(v.pipe(requestText(2_000), v.trim()))),
    }),
  ),
  response: plain(v.object({ isPublished: v.boolean(), isWaiting: v.boolean(), remote: registeredRemoteSchema, revision: v.string() })),
  errors: [400, 401, 403, 409, 422],
});
