import { type Transaction, sql } from 'kysely';
import { faultTypeLabels, faultTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import type { Schema } from '../database/schema';
import { type LiveChange, recordLiveChanges } from '../live/live-log';
import type { Closing, Decision, Opening } from './decide';
import type { OutageKey } from './known-outages';
import { momentText, optionalMomentText } from './moment-text';
import { earliestStart, latestStart } from './start-bounds';

interface InsertedRow {
  id: number;
  sfms_id: string;
  fault_start: string;
  is_open: boolean;
}

/** The duration class is a rule over start and end, so nothing of it is stored. A relay's tripping is a protection fault from the start. */
async function insertOutages(trx: Transaction<Schema>, openings: readonly Opening[]): Promise<InsertedRow[]> {
  if (openings.length === 0) return [];
  const { rows } = await sql<InsertedRow>`
    insert into outage (sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type, outage_type_name, fault_start, fault_end)
    select e.sfms_id, f.id, f.name, f.category, f.substation_code, f.subdivision_code, e.interruption_type,
      case when e.interruption_type = ${protectionInterruption} then ${faultTypes.protectionFault}::smallint end,
      case when e.interruption_type = ${protectionInterruption} then ${faultTypeLabels[faultTypes.protectionFault]}::text end,
      e.started_at, e.ended_at
    from unnest(
      ${openings.map(({ event }) => event.sfmsId)}::text[], ${openings.map(({ event }) => event.feederId)}::text[], ${openings.map(({ event }) => event.interruptionType)}::smallint[],
      ${openings.map(({ event }) => momentText(event.startedAt))}::timestamptz[], ${openings.map(({ endedAt }) => optionalMomentText(endedAt))}::timestamptz[]
    ) with ordinality as e (sfms_id, feeder_id, interruption_type, started_at, ended_at, ordinal)
    join feeder f on f.id = e.feeder_id
    order by e.ordinal
    returning id, sfms_id, fault_start::text, fault_end is null as is_open`.execute(trx);
  return rows;
}

/** An end that a person has recorded stays. Answers what was open until now. */
async function endOutages(trx: Transaction<Schema>, closings: readonly Closing[]): Promise<LiveChange[]> {
  const open = closings.filter(({ outage }) => !outage.hasEnd);
  if (open.length === 0) return [];
  const outages = open.map(({ outage }) => outage);
  // An end in the millisecond of the start is the start itself, to the microsecond.
  await sql`
    update outage o set fault_end = greatest(o.fault_start, e.ended_at)
    from unnest(${outages.map(({ id }) => id)}::bigint[], ${outages.map(({ faultStart }) => faultStart)}::timestamptz[], ${open.map(({ endedAt }) => momentText(endedAt))}::timestamptz[])
      as e (id, fault_start, ended_at)
    where o.id = e.id and o.fault_start = e.fault_start
      and o.fault_start between ${earliestStart(outages)}::timestamptz and ${latestStart(outages)}::timestamptz`.execute(trx);
  return outages.map(({ id, faultStart }) => ({ eventType: 0, outageId: id, faultStart }));
}

async function rememberOutages(trx: Transaction<Schema>, keys: readonly OutageKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    update sfms_outage k set outage_id = e.outage_id, fault_start = e.fault_start
    from unnest(${keys.map(({ sfmsId }) => sfmsId)}::text[], ${keys.map(({ id }) => id)}::bigint[], ${keys.map(({ faultStart }) => faultStart)}::timestamptz[])
      as e (sfms_id, outage_id, fault_start)
    where k.sfms_id = e.sfms_id`.execute(trx);
}

async function rememberEnds(trx: Transaction<Schema>, ends: Decision['ends']): Promise<void> {
  if (ends.size === 0) return;
  await sql`
    update sfms_outage k set ended_at = e.ended_at
    from unnest(${[...ends.keys()]}::text[], ${[...ends.values()].map(optionalMomentText)}::timestamptz[]) as e (sfms_id, ended_at)
    where k.sfms_id = e.sfms_id`.execute(trx);
}

/** `adopted`: outages that were found to carry a number without a key. */
export async function writeDecision(trx: Transaction<Schema>, { openings, closings, ends }: Decision, adopted: readonly OutageKey[]): Promise<void> {
  const inserted = await insertOutages(trx, openings);
  const ended = await endOutages(trx, closings);
  await rememberOutages(trx, [...adopted, ...inserted.map(({ id, sfms_id: sfmsId, fault_start: faultStart }) => ({ id, sfmsId, faultStart }))]);
  await rememberEnds(trx, ends);
  const begun = inserted.flatMap(({ id, fault_start: faultStart, is_open: isOpen }): LiveChange[] => (isOpen ? [{ eventType: 1, outageId: id, faultStart }] : []));
  await recordLiveChanges(trx, [...begun, ...ended]);
}
