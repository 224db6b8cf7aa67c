// The ordered log of outages that began or ended. A row commits together with the change that it tells of. Every
// process of the API follows the log, so any of them may make the change.
import { type Transaction, sql } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../database/schema';

const keptMinutes = 15;

export interface LiveChange {
  /** `liveEventTypes` of the contracts. */
  readonly eventType: 0 | 1;
  readonly outageId: number;
  /** As the database writes it, to the microsecond. */
  readonly faultStart: string;
}

/**
 * The last statement of a transaction that opened or closed outages. The log is locked until the commit: the next
 * writer gets its positions when these rows can be seen. A writer that holds it locks no row afterwards, or two writers
 * could wait for each other.
 */
export async function recordLiveChanges(trx: Transaction<Schema>, changes: readonly LiveChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`select tell_live(${changes.map(({ eventType }) => eventType)}::smallint[],
    ${changes.map(({ outageId }) => outageId)}::bigint[],
    ${changes.map(({ faultStart }) => faultStart)}::timestamptz[])`.execute(trx);
}

/** An outage as the driver reads it: its start to the millisecond. */
export interface ClosedOutage {
  readonly id: number;
  readonly fault_start: Date;
}

/**
 * The end of one outage. The entry is visible with the commit of the transaction that closes the outage. Call it after
 * the last row is locked. The start names the partition: with the id alone every month would be searched meanwhile.
 */
export async function recordLiveEnd(trx: Transaction<Schema>, { id, fault_start: start }: ClosedOutage): Promise<void> {
  await sql`
    select tell_live(array[0::smallint], array_agg(id), array_agg(fault_start)) from outage
    where id = ${id} and fault_start >= ${start} and fault_start < ${new Date(start.getTime() + 1)}`.execute(trx);
}

/** Every process reads the log within seconds, and one that does not starts from the outages themselves. */
export async function pruneLiveLog(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from live_event where position in (
       select position from live_event
       where at < clock_timestamp() - make_interval(mins => $1) and position < (select max(position) from live_event)
       for update skip locked)`,
    [keptMinutes],
  );
}
