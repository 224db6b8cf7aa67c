// The open outages as the live stream tells them, read in one way for the whole list and for one entry of the log.
import type pg from 'pg';
import { type LiveOutage, liveOutageSchema } from 'shared-contracts/realtime/live-stream';
import * as v from 'valibot';
import { toWireMoment } from '../time/wire-moment';
import { roomsOfOutage } from './scope-room';

export interface OpenOutage {
  readonly outage: LiveOutage;
  /** Of everyone who may see it. */
  readonly rooms: readonly string[];
}

/** Null: the outage of a log entry is gone. */
const rowSchema = v.looseObject({
  position: v.number(),
  event_type: v.picklist([0, 1]),
  outage_id: v.nullable(v.number()),
  substation_code: v.nullable(v.string()),
  subdivision_code: v.nullable(v.string()),
  fault_start: v.nullable(v.date()),
  estimated_restoration: v.nullable(v.date()),
});

export interface LogEntry {
  readonly position: number;
  readonly eventType: 0 | 1;
  readonly outageId: number;
  /** Null when there is nothing to add. */
  readonly open: OpenOutage | null;
}

/**
 * An outage that nobody numbered is told apart by our own number. Plain columns: putting JSON together took twice
 * as long as finding the rows.
 */
const outageColumns = `
  o.id as outage_id, o.substation_code, o.subdivision_code, o.fault_start,
  o.id, coalesce(o.sfms_id, 'm-' || o.id) as "sfmsId", o.feeder_name as "feederName", o.feeder_id as "feederId", o.category,
  d.company_name as "discomCompanyName", d.circle_name as "discomCircleName", d.division_name as "discomDivisionName",
  d.subdivision_name as "subdivisionName", g.substation_name as "substationName",
  coalesce(f.population, 0) as population, coalesce(f.village_count, 0) as "villageCount", o.interruption_type as "interruptionType",
  coalesce(f.latitude, s.latitude) as latitude, coalesce(f.longitude, s.longitude) as longitude,
  o.estimated_restoration, o.customers_out as "customersOut"`;

const outageJoins = `
  left join organisation d on d.code = o.subdivision_code
  left join organisation g on g.code = o.substation_code
  left join substation s on s.code = o.substation_code
  left join feeder f on f.id = o.feeder_id`;

function toEntry(raw: unknown): LogEntry | null {
  const row = v.parse(rowSchema, raw);
  const { outage_id: id, fault_start: start, substation_code: substation, subdivision_code: subdivision } = row;
  if (id === null) return null;
  const isAdded = row.event_type === 1 && start !== null && substation !== null && subdivision !== null;
  const open = isAdded
    ? {
        outage: v.parse(liveOutageSchema, {
          ...row,
          eventDateTime: toWireMoment(start),
          estimatedRestoration: row.estimated_restoration && toWireMoment(row.estimated_restoration),
          oTime: start.getTime(),
        }),
        rooms: roomsOfOutage(substation, subdivision),
      }
    : null;
  return { position: row.position, eventType: row.event_type, outageId: id, open };
}

/** An outage that is known already; reading thousands of them again each minute held everybody up. */
type Recall = (id: number) => OpenOutage | undefined;

/** Every open outage and the position of the log that they stand for: one statement, one moment. */
export async function readOpenOutages(
  client: pg.ClientBase,
  recall: Recall,
): Promise<{ readonly position: number; readonly outages: readonly OpenOutage[] }> {
  const { rows } = await client.query<{ outage_id: unknown }>(
    `select p.position, 1 as event_type, ${outageColumns}
     from (select coalesce(max(position), 0) as position from live_event) p
     left join outage o on o.fault_end is null ${outageJoins}`,
  );
  const position = v.parse(v.object({ position: v.number() }), rows[0]).position;
  return {
    position,
    outages: rows.flatMap((row) => (typeof row.outage_id === 'number' && recall(row.outage_id)) || (toEntry(row)?.open ?? [])),
  };
}

/** At most so many entries are read, and told, in one go. */
export const entriesAtOnce = 500;

const entriesAfter = `
  select e.position, e.event_type, ${outageColumns.replace('o.id as outage_id', 'e.outage_id')}
  from (select * from live_event where position > $1 order by position limit ${entriesAtOnce}) e
  left join outage o on e.event_type = 1 and o.id = e.outage_id and o.fault_start = e.fault_start ${outageJoins}
  order by e.position`;

/**
 * What the log says after a position, in order. Named, so that it is planned once: a plan over all months takes
 * longer than the reading.
 */
export async function readLogAfter(client: pg.ClientBase, position: number): Promise<readonly LogEntry[]> {
  const { rows } = await client.query({ name: 'read_log_after', text: entriesAfter, values: [position] });
  return rows.flatMap((row) => toEntry(row) ?? []);
}
