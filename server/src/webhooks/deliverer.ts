// Sends what waits. Every process does it; none needs to know the others. It sleeps until the database tells of
// something new or something is due.
import type pg from 'pg';
import type { Database } from '../database/database';
import { failuresBeforeHold, type Pace } from './back-off';
import { type ActiveWebhook, type ClaimedDelivery, claimDeliveries, findActiveWebhooks, secondsUntilDue } from './claim';
import { messageIdOf, messageOf } from './message';
import type { Poster } from './post-message';
import { signedHeaders } from './secret';
import { keepFailure, keepSuccess } from './settle-delivery';
import { endWebhook } from './stop-webhook';

/** At once, to one receiver, from one process. */
const atOnce = 8;
/** Should a message of the database be lost. */
const longestSleepSeconds = 15;
const stopPatienceMs = 5_000;

interface DelivererParts {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly poster: Poster;
  /** Within which one attempt ends, whatever happens. */
  readonly timeoutMs: number;
  readonly pace: Pace;
  readonly now: () => Date;
  readonly onOutcome: (outcome: 'delivered' | 'failed' | 'retried') => void;
  readonly onError: (error: unknown) => void;
}

export interface Deliverer {
  /** There may be something to send. */
  wake(): void;
  /** What is under way gets a moment; what is not done then is sent by another process. */
  stop(): Promise<void>;
}

export function startDeliverer({ pool, db, poster, timeoutMs, pace, now, onOutcome, onError }: DelivererParts): Deliverer {
  const stopping = new AbortController();
  const underWay = new Map<number, number>();
  const sending = new Set<Promise<void>>();
  const leaseSeconds = timeoutMs / 1000 + 5;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const send = async ({ id: webhookId, url, secrets }: ActiveWebhook, delivery: ClaimedDelivery): Promise<void> => {
    const begun = performance.now();
    const body = JSON.stringify(messageOf(delivery));
    const timestamp = Math.floor(now().getTime() / 1000);
    const headers = signedHeaders(secrets, { messageId: messageIdOf(delivery.id), timestamp, body });
    const posted = await poster.post({ url, headers, body, signal: stopping.signal });
    // Not the receiver's fault: it is due again when its time is over.
    if (stopping.signal.aborted && posted.failure !== null) return;
    const attempt = { webhookId, delivery, posted, durationMs: Math.round(performance.now() - begun) };
    if (posted.failure === null) {
      await keepSuccess(pool, attempt);
      onOutcome('delivered');
    } else {
      onOutcome((await keepFailure(db, pool, attempt, pace, now())) ? 'failed' : 'retried');
    }
  };

  const begin = (webhook: ActiveWebhook, delivery: ClaimedDelivery): void => {
    const count = (step: number) => underWay.set(webhook.id, (underWay.get(webhook.id) ?? 0) + step);
    count(1);
    const work: Promise<void> = send(webhook, delivery)
      .catch(onError)
      .finally(() => {
        count(-1);
        sending.delete(work);
        wake();
      });
    sending.add(work);
  };

  const look = async (): Promise<void> => {
    for (const webhook of await findActiveWebhooks(pool)) {
      if (webhook.keeperStop !== null) {
        await endWebhook(db, { id: webhook.id, stop: webhook.keeperStop, detail: null, now: now() });
        continue;
      }
      if (!webhook.isBusy) continue;
      const most = webhook.failures >= failuresBeforeHold ? 1 : atOnce;
      const free = most - (underWay.get(webhook.id) ?? 0);
      if (free <= 0 || isStopped) continue;
      for (const delivery of await claimDeliveries(pool, webhook.id, free, leaseSeconds)) begin(webhook, delivery);
    }
    const seconds = Math.min((await secondsUntilDue(pool)) ?? longestSleepSeconds, longestSleepSeconds);
    // What is due may not be taken yet: an earlier delivery of its outage is under way, or is tried later.
    sleep(Math.max(seconds, pace.firstRetrySeconds / 5));
  };

  const sleep = (seconds: number): void => {
    if (timer) clearTimeout(timer);
    timer = isStopped ? null : setTimeout(wake, seconds * 1000);
    timer?.unref();
  };

  function wake(): void {
    if (isStopped) return;
    if (round !== null) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    round = look()
      .catch((error: unknown) => {
        onError(error);
        sleep(1);
      })
      .finally(() => {
        round = null;
        if (isAskedAgain) wake();
      });
  }

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      const patience = setTimeout(() => stopping.abort(), stopPatienceMs);
      await round;
      await Promise.all(sending);
      clearTimeout(patience);
      poster.close();
    },
  };
}
