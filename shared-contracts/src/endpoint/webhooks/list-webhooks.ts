import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { webhookSchema } from '../../entity/webhook';

export const listWebhooks = defineEndpoint({
  name: 'listWebhooks',
  doc: 'The addresses that are told of outages, with what came of their deliveries.',
  method: 'GET',
  path: '/webhooks',
  access: 'session',
  permission: 'manageWebhooks',
  response: plain(v.object({ data: v.array(webhookSchema) })),
  errors: [401, 403],
});
