import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteReleaseSchema } from '../../entity/remote-release';

export const listRemotes = defineEndpoint({
  name: 'listRemotes',
  doc: 'Interface section 3: the remotes that the caller may load, the newest shipped release of each.',
  method: 'GET',
  path: '/remotes',
  access: 'session',
  response: plain(v.object({ remotes: v.array(remoteReleaseSchema) })),
  errors: [401],
});
