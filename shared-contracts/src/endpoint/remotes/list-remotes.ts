import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { remoteReleaseSchema, switchedOffRemoteSchema } from '../../entity/remote-release';

export const listRemotes = defineEndpoint({
  name: 'listRemotes',
  doc: 'The remotes that the caller may load, the release in use of each.',
  method: 'GET',
  path: '/remotes',
  access: 'session',
  response: plain(
    v.object({
      remotes: v.array(remoteReleaseSchema),
      /** Remotes that the caller could load if nobody had switched them off. */
      switchedOff: v.optional(v.array(switchedOffRemoteSchema)),
      /** Majors of the contracts that this server answers: a remote built with another one is not started. */
      contracts: v.array(v.pipe(v.number(), v.integer())),
      /** Changes whenever the registry does; the session watch tells it too. */
      revision: v.string(),
    }),
  ),
  errors: [401],
});
