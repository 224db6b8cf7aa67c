// Outages that got their number elsewhere (imported, seeded) have no key yet. Reports can only be meant for
// one that is open; a beginning is found by its feeder and moment.
import { sql } from 'kysely';
import type { Database } from '../database/database';

interface OutageRow {
  id: number;
  sfms_id: string;
  fault_start: string;
  started_at: Date;
  feeder_id: string;
  interruption_type: number;
}

export interface UnkeyedOutage {
  readonly id: number;
  readonly sfmsId: string;
  readonly faultStart: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly feederId: string;
  readonly interruptionType: number;
}

interface Begun {
  readonly sfmsId: string;
  readonly feederId: string;
  readonly startedAt: number;
}

const columns = sql`o.id, o.sfms_id, o.fault_start::text, o.fault_start as started_at, o.feeder_id, o.interruption_type`;

/** Bounds, as values, let the planner leave out all other months. */
async function findBegun(trx: Database, opens: readonly Begun[]): Promise<OutageRow[]> {
  if (opens.length === 0) return [];
  const starts = opens.map(({ startedAt }) => new Date(startedAt).toISOString());
  const bounds = opens.map(({ startedAt }) => startedAt).sort((left, right) => left - right);
  const [earliest, latest] = [bounds[0], bounds.at(-1)].map((epochMs) => new Date(epochMs ?? 0).toISOString());
  const { rows } = await sql<OutageRow>`
    select ${columns}
    from unnest(${opens.map(({ sfmsId }) => sfmsId)}::text[], ${opens.map(({ feederId }) => feederId)}::text[],
      ${starts}::timestamptz[]) as e (sfms_id, feeder_id, started_at)
    join outage o on o.feeder_id = e.feeder_id and o.fault_start = e.started_at and o.sfms_id = e.sfms_id
    where o.fault_start between ${earliest}::timestamptz and ${latest}::timestamptz`.execute(trx);
  return rows;
}

async function findOpen(trx: Database, sfmsIds: readonly string[]): Promise<OutageRow[]> {
  if (sfmsIds.length === 0) return [];
  const { rows } =
    await sql<OutageRow>`select ${columns} from outage o where o.fault_end is null and o.sfms_id = any(${sfmsIds}::text[])`.execute(trx);
  return rows;
}

export async function findUnkeyed(trx: Database, sfmsIds: readonly string[], opens: readonly Begun[]): Promise<UnkeyedOutage[]> {
  // One number may be found both ways; it means one outage.
  const found = new Map([...(await findOpen(trx, sfmsIds)), ...(await findBegun(trx, opens))].map((row) => [row.sfms_id, row]));
  return [...found.values()].map((row) => ({
    id: row.id,
    sfmsId: row.sfms_id,
    faultStart: row.fault_start,
    startedAt: row.started_at.getTime(),
    feederId: row.feeder_id,
    interruptionType: row.interruption_type,
  }));
}
