import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

export const getSurfaceToken = defineEndpoint({
  name: 'getSurfaceToken',
  doc: 'A one-time ticket with which an external dashboard is opened in a new tab.',
  method: 'GET',
  path: '/api/surface_token',
  access: 'session',
  response: plain(v.object({ ticket: v.string() })),
  errors: [401, 429],
});
