// What comes of an attempt, for the delivery and for its webhook.
import { webhookHours } from 'shared-contracts/constant/webhook';
import type pg from 'pg';
import type { Database } from '../database/database';
import { backOffSeconds, failuresBeforeHold, type Pace } from './back-off';
import type { ClaimedDelivery } from './claim';
import type { Posted } from './post-message';
import { endWebhook } from './stop-webhook';

export interface Attempt {
  readonly webhookId: number;
  readonly delivery: ClaimedDelivery;
  readonly posted: Posted;
  readonly durationMs: number;
}

/** A success is written to the webhook every few seconds only, or thousands of deliveries would fight over one row. */
const successSeconds = 10;

export async function keepSuccess(pool: pg.Pool, { webhookId, delivery, posted, durationMs }: Attempt): Promise<void> {
  await pool.query(
    `update webhook_delivery set state = 'delivered', status = $2, failure = null, response = $3, duration_ms = $4 where id = $1`,
    [delivery.id, posted.status, posted.response, durationMs],
  );
  await pool.query(
    `update webhook set failures = 0, failing_since = null, held_until = null, last_success_at = clock_timestamp()
     where id = $1 and (failures > 0 or last_success_at is null or last_success_at < clock_timestamp() - make_interval(secs => $2))`,
    [webhookId, successSeconds],
  );
}

/** A receiver that fails is asked at least so often whether it is back, unless it says itself when. */
const longestHoldSeconds = 300;

const goneStatus = 410;
/** With these the receiver asks for a pause as a whole, not for one delivery. */
const pauseStatuses: readonly (number | null)[] = [429, 503];

interface FailingRow {
  failures: number;
  is_over: boolean;
}

/** Answers whether the delivery is given up. */
export async function keepFailure(db: Database, pool: pg.Pool, attempt: Attempt, pace: Pace, now: Date): Promise<boolean> {
  const { webhookId, delivery, posted, durationMs } = attempt;
  const asked = Math.min(posted.retryAfterSeconds ?? 0, webhookHours * 3_600);
  const wait = Math.max(backOffSeconds(delivery.attempts, pace), asked);
  const isPause = pauseStatuses.includes(posted.status) && asked > 0;
  const { rows: kept } = await pool.query<{ state: string }>(
    `update webhook_delivery
     set status = $2, failure = $3, response = $4, duration_ms = $5, next_at = clock_timestamp() + make_interval(secs => $6),
       state = case when queued_at < clock_timestamp() - make_interval(hours => $7) then 'failed' else 'waiting' end
     where id = $1 and state = 'waiting' returning state`,
    [delivery.id, posted.status, posted.failure, posted.response, durationMs, wait, webhookHours],
  );
  const { rows } = await pool.query<FailingRow>(
    `update webhook
     set failures = failures + 1, failing_since = coalesce(failing_since, clock_timestamp()),
       held_until = case when $2 or failures + 1 >= $4 then greatest(held_until, clock_timestamp() + make_interval(secs => $3))
         else held_until end
     where id = $1 and is_active
     returning failures, failing_since < clock_timestamp() - make_interval(hours => $5) as is_over`,
    [webhookId, isPause, isPause ? wait : Math.min(wait, longestHoldSeconds), failuresBeforeHold, webhookHours],
  );
  const stop = posted.status === goneStatus ? 'gone' : rows[0]?.is_over === true ? 'failing' : null;
  if (stop === null) return kept[0]?.state === 'failed';
  await endWebhook(db, { id: webhookId, stop, detail: posted.failure, now });
  return true;
}
