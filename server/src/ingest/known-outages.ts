// What the database knows of the numbers in a batch, held until the end of the transaction. Rows are
// locked in the order of their keys, so that two batches never wait for each other.
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema';
import type { Known, KnownOutage } from './decide';
import { earliestStart, latestStart } from './start-bounds';
import type { CloseEvent, OpenEvent } from './read-events';

interface KeyRow {
  sfms_id: string;
  outage_id: number | null;
  fault_start: string | null;
  started_at: Date | null;
  ended_at: Date | null;
}

interface OutageRow {
  id: number;
  sfms_id: string;
  fault_start: string;
  started_at: Date;
  fault_end: Date | null;
}

async function lockKeys(trx: Transaction<Schema>, sfmsIds: readonly string[]): Promise<KeyRow[]> {
  await sql`insert into sfms_outage (sfms_id) select id from unnest(${sfmsIds}::text[]) as id order by id collate "C" on conflict do nothing`.execute(trx);
  const { rows } = await sql<KeyRow>`
    select sfms_id, outage_id, fault_start::text, fault_start as started_at, ended_at from sfms_outage
    where sfms_id = any(${sfmsIds}::text[]) order by sfms_id for update`.execute(trx);
  return rows;
}

/**
 * Outages that got their number elsewhere (imported, seeded) have no key yet. An end can only be
 * meant for one that is open; a beginning is found by its feeder and moment.
 */
async function findUnkeyed(trx: Transaction<Schema>, opens: readonly OpenEvent[], closes: readonly CloseEvent[]): Promise<OutageRow[]> {
  return [...(await findBegun(trx, opens)), ...(await findOpen(trx, closes))];
}

/** Bounds, as values, let the planner leave out all other months. */
async function findBegun(trx: Transaction<Schema>, opens: readonly OpenEvent[]): Promise<OutageRow[]> {
  if (opens.length === 0) return [];
  const starts = opens.map(({ startedAt }) => new Date(startedAt).toISOString());
  const bounds = opens.map(({ startedAt }) => startedAt).sort((left, right) => left - right);
  const [earliest, latest] = [bounds[0], bounds.at(-1)].map((epochMs) => new Date(epochMs ?? 0).toISOString());
  const { rows } = await sql<OutageRow>`
    select o.id, o.sfms_id, o.fault_start::text, o.fault_start as started_at, o.fault_end
    from unnest(${opens.map(({ sfmsId }) => sfmsId)}::text[], ${opens.map(({ feederId }) => feederId)}::text[], ${starts}::timestamptz[]) as e (sfms_id, feeder_id, started_at)
    join outage o on o.feeder_id = e.feeder_id and o.fault_start = e.started_at and o.sfms_id = e.sfms_id
    where o.fault_start between ${earliest}::timestamptz and ${latest}::timestamptz`.execute(trx);
  return rows;
}

async function findOpen(trx: Transaction<Schema>, closes: readonly CloseEvent[]): Promise<OutageRow[]> {
  if (closes.length === 0) return [];
  const { rows } = await sql<OutageRow>`
    select id, sfms_id, fault_start::text, fault_start as started_at, fault_end from outage
    where fault_end is null and sfms_id = any(${closes.map(({ sfmsId }) => sfmsId)}::text[])`.execute(trx);
  return rows;
}

async function lockOutages(trx: Transaction<Schema>, outages: readonly { readonly id: number; readonly faultStart: string }[]): Promise<OutageRow[]> {
  if (outages.length === 0) return [];
  const { rows } = await sql<OutageRow>`
    select o.id, o.sfms_id, o.fault_start::text, o.fault_start as started_at, o.fault_end
    from outage o join unnest(${outages.map(({ id }) => id)}::bigint[], ${outages.map(({ faultStart }) => faultStart)}::timestamptz[]) as k (id, fault_start)
      on o.id = k.id and o.fault_start = k.fault_start
    where o.fault_start between ${earliestStart(outages)}::timestamptz and ${latestStart(outages)}::timestamptz
    order by o.id for update of o`.execute(trx);
  return rows;
}

/** An outage that is gone, as partitions of old months may be, still was there: nothing happens to it any more. */
function goneOutage({ outage_id: id, fault_start: faultStart, started_at: startedAt }: KeyRow): KnownOutage | null {
  return id === null || faultStart === null || startedAt === null ? null : { id, faultStart, startedAt: startedAt.getTime(), hasEnd: true };
}

function toKnown({ id, fault_start: faultStart, started_at: startedAt, fault_end: end }: OutageRow): KnownOutage {
  return { id, faultStart, startedAt: startedAt.getTime(), hasEnd: end !== null };
}

/** The number of an outage, and the outage. */
export interface OutageKey {
  readonly sfmsId: string;
  readonly id: number;
  readonly faultStart: string;
}

export interface LockedKnown {
  readonly known: ReadonlyMap<string, Known>;
  /** Keys of outages that had none. */
  readonly adopted: readonly OutageKey[];
}

export async function lockKnown(trx: Transaction<Schema>, events: readonly (OpenEvent | CloseEvent)[]): Promise<LockedKnown> {
  const keys = await lockKeys(trx, [...new Set(events.map(({ sfmsId }) => sfmsId))]);
  const unkeyed = new Set(keys.flatMap(({ sfms_id: id, outage_id: outageId }) => (outageId === null ? [id] : [])));
  const opens = events.flatMap((event) => (event.type === 'open' && unkeyed.has(event.sfmsId) ? [event] : []));
  const closes = events.flatMap((event) => (event.type === 'close' && unkeyed.has(event.sfmsId) ? [event] : []));
  // One that begins and ends in this batch may be found both ways.
  const found = new Map((await findUnkeyed(trx, opens, closes)).map((row) => [row.id, row]));
  const adopted = [...found.values()].map(({ id, sfms_id: sfmsId, fault_start: faultStart }) => ({ id, sfmsId, faultStart }));
  const keyed = keys.flatMap(({ outage_id: id, fault_start: faultStart }) => (id === null || faultStart === null ? [] : [{ id, faultStart }]));
  const rows = await lockOutages(trx, [...keyed, ...adopted]);
  const outages = new Map(rows.map((row) => [row.sfms_id, toKnown(row)]));
  const known = keys.map((key): [string, Known] => [
    key.sfms_id,
    { outage: outages.get(key.sfms_id) ?? goneOutage(key), endedAt: key.ended_at?.getTime() ?? null },
  ]);
  return { known: new Map(known), adopted };
}
