// How outgoing webhooks are named on the wire. Headers and signature are those of the Standard Webhooks specification.

/** What a receiver can ask for. */
export const webhookEvents = ['opened', 'updated', 'closed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What was done to the outage. An outage that reopens is opened, one that is canceled is closed. */
export const webhookChanges = ['opened', 'reopened', 'updated', 'closed', 'canceled'] as const;
export type WebhookChange = (typeof webhookChanges)[number];

/** Names of the headers of a delivery. */
export const webhookHeaders = {
  /** The same for every attempt of one delivery. */
  id: 'webhook-id',
  /** When this attempt was made, in seconds since 1970. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; two of them with a space between while a secret is replaced. */
  signature: 'webhook-signature',
} as const;

/** What a secret begins with; the rest is its 32 bytes in base64. */
export const webhookSecretPrefix = 'whsec_';

/** Hours in which a delivery is tried, and in which the secret before the last still signs. */
export const webhookHours = 24;

/** Days for which the log keeps a delivery. */
export const webhookLogDays = 30;
