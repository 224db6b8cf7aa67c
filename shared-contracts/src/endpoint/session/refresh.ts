import { defineEndpoint } from '../../endpoint';
import { signedIn } from './login';

export const refresh = defineEndpoint({
  name: 'refresh',
  doc: 'Section 7: who the bearer of the token is; any refusal signs him out.',
  method: 'POST',
  path: '/auth/refresh',
  access: 'session',
  response: signedIn,
  errors: [401],
});
