import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema';

/**
 * Tells the live feed that an outage is open no more. The notice leaves with the commit of the
 * transaction that closes the outage, and never without it.
 */
export async function recordOutageClosed(trx: Transaction<Schema>, outageId: number): Promise<void> {
  await sql`select pg_notify('open_outage', ${String(outageId)})`.execute(trx);
}
