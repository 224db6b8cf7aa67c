import * as v from 'valibot';
import { webhookChanges } from '../constant/webhook';
import { momentSchema } from './moment';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** One message to one receiver, with what came of the last attempt. */
export const webhookDeliverySchema = v.object({
  id: v.number(),
  /** As the header says it. */
  messageId: v.string(),
  change: v.picklist([...webhookChanges, 'test']),
  /** Null: a test. */
  outageId: v.nullable(v.number()),
  sfmsId: v.nullable(v.string()),
  feederName: v.nullable(v.string()),
  at: momentSchema,
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  triedAt: v.nullable(momentSchema),
  /** When it is tried next; null unless it waits. */
  nextAt: v.nullable(momentSchema),
  /** HTTP status of the last answer; null: there was none. */
  status: v.nullable(v.number()),
  /** Why the last attempt failed. */
  failure: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  /** The beginning of the last answer's body. */
  response: v.nullable(v.string()),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>;
