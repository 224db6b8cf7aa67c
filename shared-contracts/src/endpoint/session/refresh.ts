import { defineEndpoint } from '../../endpoint';
import { signedIn } from './login';

export const refresh = defineEndpoint({
  name: 'refresh',
  doc: 'Who the bearer of the token is; any refusal ends the session.',
  method: 'POST',
  path: '/auth/refresh',
  access: 'session',
  response: signedIn,
  errors: [401],
});
