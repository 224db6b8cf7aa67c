// The ordered log of outages that began or ended. A row commits together with the change that it tells of. Every
// process of the API follows the log, so any of them may make the change.
import { type Transaction, sql } from 'kysely';
import type pg from 'pg';
import { advisoryLock } from '../database/advisory-lock';
import type { Schema } from '../database/schema';

/** The database tells on it that the log has grown; the text is of no importance. */
export const liveChannel = 'open_outage';

const keptMinutes = 15;

export interface LiveChange {
  /** `liveEventTypes` of the contracts. */
  readonly eventType: 0 | 1;
  readonly outageId: number;
  /** As the database writes it, to the microsecond. */
  readonly faultStart: string;
}

/**
 * Held until the commit: the next writer gets its positions when these rows can be seen. A writer that holds it
 * locks no row afterwards, or two writers could wait for each other.
 */
async function lockLiveLog(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLock.liveLog}::bigint)`.execute(trx);
}

/** The last statement of a transaction that opened or closed outages. */
export async function recordLiveChanges(trx: Transaction<Schema>, changes: readonly LiveChange[]): Promise<void> {
  if (changes.length === 0) return;
  await lockLiveLog(trx);
  await sql`
    with logged as (
      insert into live_event (event_type, outage_id, fault_start)
      select event_type, outage_id, fault_start
      from unnest(${changes.map(({ eventType }) => eventType)}::smallint[], ${changes.map(({ outageId }) => outageId)}::bigint[],
        ${changes.map(({ faultStart }) => faultStart)}::timestamptz[])
        with ordinality as change (event_type, outage_id, fault_start, ordinal)
      order by ordinal
    )
    select pg_notify(${liveChannel}, '')`.execute(trx);
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
  await lockLiveLog(trx);
  await sql`
    with logged as (
      insert into live_event (event_type, outage_id, fault_start)
      select 0, id, fault_start from outage
      where id = ${id} and fault_start >= ${start} and fault_start < ${new Date(start.getTime() + 1)}
    )
    select pg_notify(${liveChannel}, ${String(id)})`.execute(trx);
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
