import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteNameSchema } from '../../entity/remote-release';
import { registeredReleaseSchema } from '../../entity/shipped-release';

const changeSchema = v.object({
  at: v.string(),
  by: v.string(),
  action: v.string(),
  /** What was live then. */
  release: v.nullable(v.string()),
  /** Why, where whoever did it said so. */
  reason: v.nullable(v.string()),
});

export const listReleases = defineEndpoint({
  name: 'listReleases',
  doc: 'The releases of a remote, the newest first, and what was done with them, from the audit trail.',
  method: 'GET',
  path: '/remotes/:name/releases',
  access: 'deploy-key',
  params: plain(v.object({ name: remoteNameSchema })),
  response: plain(v.object({ isEnabled: v.boolean(), releases: v.array(registeredReleaseSchema), changes: v.array(changeSchema) })),
  errors: [400, 401, 403, 404],
});
