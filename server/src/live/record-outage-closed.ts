import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { type ClosedOutage, recordLiveEnd } from './live-log';

/**
 * Tells the live stream that an outage is open no more. The entry is visible with the commit of the
 * transaction that closes the outage, and never without it. Call it after the last row is locked.
 */
export function recordOutageClosed(trx: Transaction<Schema>, outage: ClosedOutage): Promise<void> {
  return recordLiveEnd(trx, outage);
}
