import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

export const watchSession = defineEndpoint({
  name: 'watchSession',
  doc:
    'Stays open until the session ends (401), the registry of remotes changes or some seconds pass (200). ' +
    'A browser learns of either at once.',
  method: 'GET',
  path: '/auth/session',
  access: 'session',
  response: plain(
    v.object({
      isAlive: v.literal(true),
      /** `revision` of the registry (listRemotes) at the moment of the answer. */
      remotesRevision: v.string(),
    }),
  ),
  errors: [401, 429],
});
