// The upkeep of every module, done once an hour. Any number of processes may do it.
import type pg from 'pg';
import { forgetEndedAccess } from './access/forget-ended-access';
import { keepMonths } from './database/keep-months';
import { keepMonthlySums } from './reliability/monthly-sums';
import { forgetRefused } from './senders/refused-events';
import { forgetOldSecurityEvents } from './security/security-trail';
import { forgetOldLoads } from './remotes/load-report';
import { forgetDeliveries } from './webhooks/forget-deliveries';

const hour = 3_600_000;

/** A module that keeps something for a while only exports what clears it up. */
type UpkeepTask = (pool: pg.Pool, now: Date) => Promise<unknown>;

const tasks: readonly UpkeepTask[] = [
  keepMonths, keepMonthlySums, forgetEndedAccess, forgetOldLoads, forgetRefused, forgetOldSecurityEvents,
  forgetDeliveries,
];

export async function keepUp(pool: pg.Pool, now: Date, onError: (error: unknown) => void): Promise<void> {
  for (const task of tasks) await task(pool, now).catch(onError);
}

export function startUpkeep(pool: pg.Pool, now: () => Date, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void keepUp(pool, now(), onError), hour);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
