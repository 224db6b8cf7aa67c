import { defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';

export const logout = defineEndpoint({
  name: 'logout',
  doc: 'The token dies.',
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  response: plain(outcomeSchema),
  errors: [401],
});
