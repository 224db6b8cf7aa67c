import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { webhookForm } from '../../entity/webhook';

/** The secret of a webhook, told once. */
export const issuedSecretSchema = v.object({ status: v.literal('Success'), message: v.string(), id: v.number(), secret: v.string() });

export const createWebhook = defineEndpoint({
  name: 'createWebhook',
  doc: 'An address is told of outages from now on. Its secret is told once.',
  method: 'POST',
  path: '/webhooks',
  access: 'session',
  permission: 'manageWebhooks',
  body: accepting(v.strictObject(webhookForm)),
  response: plain(issuedSecretSchema),
  errors: [400, 401, 403, 409, 422],
});
