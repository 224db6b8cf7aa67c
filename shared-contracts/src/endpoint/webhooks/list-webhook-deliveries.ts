import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { limits } from '../../constant/limit';
import { deliveryStates, webhookDeliverySchema } from '../../entity/webhook-delivery';
import { idParams } from '../../entity/record-id';
import { partMessage } from '../../fault/part-message';

const whole = (fallback: number, least: number, most: number) =>
  v.pipe(
    v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, partMessage('part.whole')), v.transform(Number))]), fallback),
    v.minValue(least),
    v.maxValue(most),
  );

export const listWebhookDeliveries = defineEndpoint({
  name: 'listWebhookDeliveries',
  doc: 'What was sent to a webhook in the last 30 days, newest first.',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  access: 'session',
  permission: 'manageWebhooks',
  params: idParams,
  query: accepting(
    v.strictObject({
      state: v.optional(v.nullable(v.picklist(deliveryStates)), null),
      offset: whole(0, 0, 1_000_000),
      limit: whole(limits.outagePageSize, 1, limits.maxPageSize),
    }),
  ),
  response: plain(v.object({ data: v.array(webhookDeliverySchema), total: v.number() })),
  errors: [400, 401, 403, 404],
});
