import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  doc: '200 once the server serves, 503 while the database is away.',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: plain(
    v.object({
      status: v.literal('ok'),
      /** Where a message broker is set; events by other doors do not need it. */
      broker: v.exactOptional(v.picklist(['connected', 'away'])),
    }),
  ),
  errors: [],
});
