// The rows of outages that reports are about, held until the end of the transaction.
import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema';
import type { Link } from './known-number';

export interface OutageRow {
  readonly id: number;
  /** As the database writes it, to the microsecond. */
  readonly faultStart: string;
  readonly sfmsId: string | null;
  readonly feederId: string;
  readonly interruptionType: number;
  readonly faultType: number | null;
  readonly outageTypeName: string | null;
  /** Epoch milliseconds, as all moments here. */
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly source: number | null;
  readonly customersOut: number | null;
  readonly cause: string | null;
  readonly isPlanned: boolean | null;
  readonly estimatedRestoration: number | null;
  readonly estimateSetAt: number | null;
  readonly device: string | null;
  readonly note: string | null;
}

interface Row {
  id: number;
  fault_start: string;
  started_at: Date;
  fault_end: Date | null;
  sfms_id: string | null;
  feeder_id: string;
  interruption_type: number;
  fault_type: number | null;
  outage_type_name: string | null;
  source_id: number | null;
  customers_out: number | null;
  cause: string | null;
  is_planned: boolean | null;
  estimated_restoration: Date | null;
  estimate_set_at: Date | null;
  device: string | null;
  note: string | null;
}

function toRow(row: Row): OutageRow {
  return {
    id: row.id,
    faultStart: row.fault_start,
    sfmsId: row.sfms_id,
    feederId: row.feeder_id,
    interruptionType: row.interruption_type,
    faultType: row.fault_type,
    outageTypeName: row.outage_type_name,
    startedAt: row.started_at.getTime(),
    endedAt: row.fault_end?.getTime() ?? null,
    source: row.source_id,
    customersOut: row.customers_out,
    cause: row.cause,
    isPlanned: row.is_planned,
    estimatedRestoration: row.estimated_restoration?.getTime() ?? null,
    estimateSetAt: row.estimate_set_at?.getTime() ?? null,
    device: row.device,
    note: row.note,
  };
}

const columns = sql`o.id, o.fault_start::text, o.fault_start as started_at, o.fault_end, o.sfms_id, o.feeder_id,
  o.interruption_type, o.fault_type, o.outage_type_name,
  o.source_id, o.customers_out, o.cause, o.is_planned, o.estimated_restoration, o.estimate_set_at, o.device, o.note`;

/** The rows that are there, locked in the order of their ids. */
export async function lockRows(trx: Transaction<Schema>, links: readonly Link[]): Promise<Map<number, OutageRow>> {
  if (links.length === 0) return new Map();
  const starts = links.map(({ faultStart }) => faultStart).toSorted();
  const { rows } = await sql<Row>`
    select ${columns}
    from outage o join unnest(${links.map(({ outageId }) => outageId)}::bigint[],
      ${links.map(({ faultStart }) => faultStart)}::timestamptz[]) as k (id, fault_start)
      on o.id = k.id and o.fault_start = k.fault_start
    where o.fault_start between ${starts[0]}::timestamptz and ${starts.at(-1)}::timestamptz
    order by o.id for update of o`.execute(trx);
  return new Map(rows.map((row) => [row.id, toRow(row)]));
}

/** Those of these outages that were taken out of the lists. */
export async function withdrawnAmong(trx: Transaction<Schema>, outageIds: readonly number[]): Promise<Set<number>> {
  if (outageIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select id from withdrawn_outage where id = any(${outageIds}::bigint[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export interface Near {
  readonly id: number;
  readonly sfmsId: string;
  readonly feederId: string;
  readonly source: number;
  readonly startedAt: number;
}

/** A time at a feeder, both bounds included. */
export interface Span {
  readonly feederId: string;
  readonly from: number;
  readonly to: number;
}

const momentText = (epochMs: number) => new Date(epochMs).toISOString();

/** What sources have reported, beginning within one of these spans. */
export async function outagesNear(trx: Transaction<Schema>, spans: readonly Span[]): Promise<Near[]> {
  if (spans.length === 0) return [];
  const [earliest, latest] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to)) + 1];
  const { rows } = await sql<{ id: number; sfms_id: string; feeder_id: string; source_id: number; started_at: Date }>`
    select o.id, o.sfms_id, o.feeder_id, o.source_id, o.fault_start as started_at
    from unnest(${spans.map(({ feederId }) => feederId)}::text[], ${spans.map(({ from }) => momentText(from))}::timestamptz[],
      ${spans.map(({ to }) => momentText(to + 1))}::timestamptz[])
      as s (feeder_id, earliest, latest)
    join outage o on o.feeder_id = s.feeder_id and o.fault_start >= s.earliest and o.fault_start < s.latest
    where o.fault_start between ${momentText(earliest)}::timestamptz and ${momentText(latest)}::timestamptz and o.source_id is not null
      and o.sfms_id is not null`.execute(trx);
  return rows.map((row) => ({
    id: row.id,
    sfmsId: row.sfms_id,
    feederId: row.feeder_id,
    source: row.source_id,
    startedAt: row.started_at.getTime(),
  }));
}
