import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

export const watchSession = defineEndpoint({
  name: 'watchSession',
  doc: 'Beyond section 7: held open until the session ends (401) or some seconds have passed (200), so that a browser learns of an end at once.',
  method: 'GET',
  path: '/auth/session',
  access: 'session',
  response: plain(v.object({ isAlive: v.literal(true) })),
  errors: [401],
});
