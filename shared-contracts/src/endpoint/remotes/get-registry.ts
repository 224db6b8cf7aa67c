import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { registeredRemoteSchema } from '../../entity/shipped-release';

export const getRegistry = defineEndpoint({
  name: 'getRegistry',
  doc: 'Every remote of the registry, and what this server can run.',
  method: 'GET',
  path: '/remotes/registry',
  access: 'deploy-key',
  response: plain(
    v.object({ remotes: v.array(registeredRemoteSchema), contracts: v.array(v.pipe(v.number(), v.integer())), revision: v.string() }),
  ),
  errors: [401],
});
