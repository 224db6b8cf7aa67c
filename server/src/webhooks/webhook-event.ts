import { webhookEvents, type WebhookEvent } from 'shared-contracts/constant/webhook';

const known: ReadonlySet<string> = new Set(webhookEvents);

export const isWebhookEvent = (text: string): text is WebhookEvent => known.has(text);
