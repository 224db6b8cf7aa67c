// What the suite sends to webhooks, as the OpenAPI document tells it.
import { toJsonSchema } from '@valibot/to-json-schema';
import { webhookHeaders } from 'shared-contracts/constant/webhook';
import { webhookMessageSchema } from 'shared-contracts/entity/webhook-message';

const summaries = {
  'outage.opened': 'An outage began, or its end was none.',
  'outage.updated': 'A fact of an outage has changed.',
  'outage.closed': 'An outage ended, or was canceled.',
  test: 'Somebody has asked for a test.',
} as const;

const headers = {
  [webhookHeaders.id]: 'The same for every attempt of one delivery',
  [webhookHeaders.timestamp]: 'When this attempt was made, in seconds since 1970',
  [webhookHeaders.signature]:
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; two with a space between while a secret is replaced',
};

const parameters = Object.entries(headers).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
}));

export function webhookOperations() {
  return Object.fromEntries(
    webhookMessageSchema.options.map((option) => {
      const type = option.entries.type.literal;
      const { $schema: _dialect, ...schema } = toJsonSchema(option, { errorMode: 'ignore' });
      const operation = {
        operationId: `webhook ${type}`,
        summary: summaries[type],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Taken' }, 410: { description: 'Send nothing more' }, default: { description: 'Try again' } },
      };
      return [type, { post: operation }];
    }),
  );
}
