// The tables of outgoing webhooks. Moments of deliveries are the database's own: all processes share its clock.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { webhookStops } from 'shared-contracts/entity/webhook';
import type { deliveryStates } from 'shared-contracts/entity/webhook-delivery';

type Optional<T> = ColumnType<T | null, T | null, T | null>;

interface WebhookTable {
  id: GeneratedAlways<number>;
  /** The office whose administrators keep it; it tells of nothing outside. */
  scope: string;
  /** Who answers for it. */
  keeper_id: Optional<number>;
  name: string;
  url: string;
  events: string[];
  offices: string[];
  prefixes: GeneratedAlways<string[]>;
  categories: string[];
  secret: Buffer;
  previous_secret: Optional<Buffer>;
  /** Until then the previous secret signs too. */
  rotation_ends_at: Optional<Date>;
  is_active: Generated<boolean>;
  stop: Optional<(typeof webhookStops)[number]>;
  stop_detail: Optional<string>;
  stopped_at: Optional<Date>;
  created_at: Date;
  last_success_at: Optional<Date>;
  failures: Generated<number>;
  failing_since: Optional<Date>;
  held_until: Optional<Date>;
}

interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  change: string;
  outage_id: Optional<number>;
  /** The row of the outage after the change, with what people have recorded. */
  content: ColumnType<unknown, string, string>;
  transaction: GeneratedAlways<string>;
  at: Generated<Date>;
  state: Generated<(typeof deliveryStates)[number]>;
  queued_at: Generated<Date>;
  /** When it is due; while it is being sent, when the sender counts as dead. */
  next_at: Generated<Date>;
  attempts: Generated<number>;
  tried_at: Optional<Date>;
  status: Optional<number>;
  failure: Optional<string>;
  duration_ms: Optional<number>;
  response: Optional<string>;
}

export interface WebhookSchema {
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}
