// What an administrator does with a webhook that there is.
import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { outcomeSchema } from '../../entity/outcome';
import { idParams, recordIdSchema } from '../../entity/record-id';
import { webhookForm } from '../../entity/webhook';
import { issuedSecretSchema } from './create-webhook';
import { partMessage } from '../../fault/part-message';

const common = { access: 'session', permission: 'manageWebhooks', params: idParams } as const;

export const changeWebhook = defineEndpoint({
  ...common,
  name: 'changeWebhook',
  doc: 'Name and address of a webhook, and what it is told.',
  method: 'PUT',
  path: '/webhooks/:id',
  body: accepting(v.strictObject(webhookForm)),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});

export const deleteWebhook = defineEndpoint({
  ...common,
  name: 'deleteWebhook',
  doc: 'A webhook goes, and its log with it. What was not delivered is not sent any more.',
  method: 'DELETE',
  path: '/webhooks/:id',
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404],
});

export const rotateWebhookSecret = defineEndpoint({
  ...common,
  name: 'rotateWebhookSecret',
  doc: 'A new secret, told once. For a day both secrets sign, so that the receiver can change over.',
  method: 'POST',
  path: '/webhooks/:id/rotate',
  response: plain(issuedSecretSchema),
  errors: [400, 401, 403, 404],
});

export const enableWebhook = defineEndpoint({
  ...common,
  name: 'enableWebhook',
  doc: 'A webhook is told of outages again. What changed meanwhile is not told.',
  method: 'POST',
  path: '/webhooks/:id/enable',
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});

export const disableWebhook = defineEndpoint({
  ...common,
  name: 'disableWebhook',
  doc: 'A webhook is told nothing more. What waits is kept in the log as failed and can be sent again.',
  method: 'POST',
  path: '/webhooks/:id/disable',
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});

export const takeOverWebhook = defineEndpoint({
  ...common,
  name: 'takeOverWebhook',
  doc: 'The caller answers for a webhook from now on. One that stopped for its keeper is told of outages again.',
  method: 'POST',
  path: '/webhooks/:id/take-over',
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});

export const testWebhook = defineEndpoint({
  ...common,
  name: 'testWebhook',
  doc: 'Sends a message of type `test`; the log tells what came of it. Limited for each office.',
  method: 'POST',
  path: '/webhooks/:id/test',
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 429],
});

export const resendWebhookDeliveries = defineEndpoint({
  ...common,
  name: 'resendWebhookDeliveries',
  doc: 'Deliveries of the log are sent again, with their id and content, before later changes of the same outage.',
  method: 'POST',
  path: '/webhooks/:id/resend',
  body: accepting(
    v.strictObject({ ids: v.pipe(v.array(recordIdSchema), v.minLength(1, partMessage('part.empty')), v.maxLength(limits.maxPageSize)) }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409],
});
