// Writes what was planned: the rows of the outages, what is kept of their numbers, the trail, and the live log last.
import { type Transaction, sql } from 'kysely';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { type LiveChange, recordLiveChanges } from '../live/live-log';
import type { Group } from './group-members';
import { factsOf, type ReportedOutage } from './join';
import type { KnownNumber, Link } from './known-number';
import { momentText, optionalMomentText } from './moment-text';
import { faultTypeOf, type Plan, type RowChange } from './plan';
import { faultTypeLabels } from 'shared-contracts/constant/fault-type';
import { keepNumbers } from './keep-numbers';

export interface KeptNumber {
  readonly number: KnownNumber;
  /** Whether its own reports have changed; of the others only the outages may have. */
  readonly isOwn: boolean;
  readonly links: ReadonlyMap<number, Link>;
}

export interface WritablePlan {
  readonly plan: Plan;
  /** Those without an outage get theirs here. */
  readonly groups: readonly Group[];
  readonly numbers: readonly KeptNumber[];
  readonly now: Date;
  /** Who speaks, for the trail. */
  readonly actor: string;
}

async function open(trx: Transaction<Schema>, outages: readonly ReportedOutage[]): Promise<Link[]> {
  if (outages.length === 0) return [];
  const { rows } = await sql<{ id: number }>`select nextval('outage_id') as id from generate_series(1, ${outages.length}::integer)`.execute(
    trx,
  );
  const links = outages.map(({ startedAt }, index): Link => ({ outageId: rows[index]?.id ?? 0, faultStart: momentText(startedAt) }));
  const types = outages.map(faultTypeOf);
  const { rows: [written] } = await sql<{ count: number }>`select open_outages(
    ${links.map(({ outageId }) => outageId)}::bigint[], ${outages.map(({ sfmsId }) => sfmsId)}::text[],
      ${outages.map(({ feederId }) => feederId)}::text[],
    ${outages.map(({ interruptionType }) => interruptionType)}::smallint[], ${types}::smallint[], ${types.map((type) =>
      type && faultTypeLabels[type])}::text[],
    ${outages.map(({ startedAt }) => momentText(startedAt))}::timestamptz[], ${outages.map(({ endedAt }) =>
      optionalMomentText(endedAt))}::timestamptz[],
    ${outages.map(({ source }) => source)}::smallint[], ${outages.map((outage) =>
      JSON.stringify(factsOf(outage)))}::jsonb[]) as count`.execute(trx);
  if (written?.count !== outages.length) throw new Error('An outage was not opened.');
  return links;
}

async function end(trx: Transaction<Schema>, ended: Plan['ended']): Promise<void> {
  if (ended.length === 0) return;
  await sql`select end_outages(
    ${ended.map(({ link }) => link.outageId)}::bigint[], ${ended.map(({ link }) => link.faultStart)}::timestamptz[],
    ${ended.map(({ endedAt }) => momentText(endedAt))}::timestamptz[])`.execute(trx);
}

/** Answers where each row is now: a new start is a new place. */
async function change(trx: Transaction<Schema>, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return;
  const values = changes.map(({ id, faultStart, next }) => ({
    id,
    at: faultStart,
    starts: optionalMomentText(next.startedAt),
    ends: optionalMomentText(next.endedAt),
    sfms_id: next.sfmsId,
    feeder: next.feederId,
    type: next.interruptionType,
    fault: next.faultType,
    name: next.outageTypeName,
    source: next.source,
    customers: next.customersOut,
    cause: next.cause,
    planned: next.isPlanned,
    estimate: optionalMomentText(next.estimatedRestoration),
    estimate_set: optionalMomentText(next.estimateSetAt),
    device: next.device,
    note: next.note,
  }));
  const starts = changes.map(({ faultStart }) => faultStart).toSorted();
  await sql`
    update outage o set
      sfms_id = e.sfms_id, feeder_id = f.id,
      feeder_name = case when f.id = o.feeder_id then o.feeder_name else f.name end,
      category = case when f.id = o.feeder_id then o.category else f.category end,
      substation_code = case when f.id = o.feeder_id then o.substation_code else f.substation_code end,
      subdivision_code = case when f.id = o.feeder_id then o.subdivision_code else f.subdivision_code end,
      interruption_type = e.type, fault_type = e.fault, outage_type_name = e.name, fault_start = coalesce(e.starts, o.fault_start),
      fault_end = outage_end(coalesce(e.starts, o.fault_start), e.ends),
      source_id = e.source, customers_out = e.customers, cause = e.cause, is_planned = e.planned,
      estimated_restoration = e.estimate, estimate_set_at = e.estimate_set, device = e.device, note = e.note
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as e (id bigint, at timestamptz, starts timestamptz, ends timestamptz,
      sfms_id text, feeder text, type smallint, fault smallint, name text, source smallint, customers integer, cause text,
      planned boolean, estimate timestamptz, estimate_set timestamptz, device text, note text)
    join feeder f on f.id = e.feeder
    where o.id = e.id and o.fault_start = e.at and o.fault_start between ${starts[0]}::timestamptz
      and ${starts.at(-1)}::timestamptz`.execute(trx);
}

async function withdraw(trx: Transaction<Schema>, { plan, now, actor }: WritablePlan): Promise<void> {
  for (const { link, row, reason } of plan.withdrawn) {
    await sql`
      with gone as (delete from outage o where o.id = ${link.outageId} and o.fault_start = ${link.faultStart}::timestamptz returning o.*)
      insert into withdrawn_outage (id, fault_start, content, reason, at) select id, fault_start, to_jsonb(gone), ${reason}, ${now}
        from gone
      on conflict (id) do update
        set content = excluded.content, fault_start = excluded.fault_start, reason = excluded.reason, at = excluded.at`.execute(trx);
    const before = {
      sfmsId: row.sfmsId,
      feederId: row.feederId,
      faultStart: momentText(row.startedAt),
      faultEnd: optionalMomentText(row.endedAt),
    };
    await recordAudit(trx, {
      subject: 'outage',
      subjectId: String(link.outageId),
      at: now,
      actor: { system: actor },
      action: 'cancel',
      before,
      after: { reason },
    });
  }
}

/** Back in the lists, with what people have recorded. */
async function restore(trx: Transaction<Schema>, { plan, now, actor }: WritablePlan): Promise<void> {
  for (const { link, outage } of plan.restored) {
    await sql`
      with back as (delete from withdrawn_outage where id = ${link.outageId} returning content)
      insert into outage select (jsonb_populate_record(null::outage, back.content)).* from back`.execute(trx);
    await sql`
      update outage set fault_end = outage_end(fault_start, ${optionalMomentText(outage.endedAt)}::timestamptz)
      where id = ${link.outageId} and fault_start = ${link.faultStart}::timestamptz`.execute(trx);
    await recordAudit(trx, {
      subject: 'outage',
      subjectId: String(link.outageId),
      at: now,
      actor: { system: actor },
      action: 'reinstate',
      before: null,
      after: { sfmsId: outage.sfmsId, faultStart: momentText(outage.startedAt) },
    });
  }
}

async function noteReopened(trx: Transaction<Schema>, { plan, now, actor }: WritablePlan): Promise<void> {
  for (const { id, row, next } of plan.changed) {
    if (row.endedAt === null || next.endedAt !== null) continue;
    await recordAudit(trx, {
      subject: 'outage',
      subjectId: String(id),
      at: now,
      actor: { system: actor },
      action: 'reopen',
      before: { faultEnd: momentText(row.endedAt) },
      after: { faultEnd: null },
    });
  }
}

function liveChanges({ plan }: WritablePlan, opened: readonly Link[]): LiveChange[] {
  const begun = (link: Link): LiveChange => ({ ...link, eventType: 1 });
  const over = (link: Link): LiveChange => ({ ...link, eventType: 0 });
  const placeOf = ({ id, faultStart, next }: RowChange): Link => ({
    outageId: id,
    faultStart: next.startedAt === null ? faultStart : momentText(next.startedAt),
  });
  // Lists know an outage by its number, and two outages may exchange theirs: what is over goes first.
  return [
    ...plan.withdrawn.flatMap(({ link, row }) => (row.endedAt === null ? [over(link)] : [])),
    ...plan.ended.map(({ link }) => over(link)),
    ...plan.changed.flatMap(({ id, faultStart, row }) => (row.endedAt === null ? [over({ outageId: id, faultStart })] : [])),
    ...plan.changed.flatMap((one) => (one.next.endedAt === null ? [begun(placeOf(one))] : [])),
    ...plan.restored.flatMap(({ link, outage }) => (outage.endedAt === null ? [begun(link)] : [])),
    ...opened.flatMap((link, index) => (plan.opened[index]?.outage.endedAt === null ? [begun(link)] : [])),
  ];
}

export async function writePlan(trx: Transaction<Schema>, writable: WritablePlan): Promise<void> {
  const { plan, groups } = writable;
  await withdraw(trx, writable);
  await restore(trx, writable);
  await change(trx, plan.changed);
  await end(trx, plan.ended);
  const opened = await open(trx, plan.opened.map(({ outage }) => outage));
  groups.filter(({ link }) => link === null).forEach((group, index) => (group.link = opened[index] ?? null));
  await noteReopened(trx, writable);
  const moved = new Map(
    plan.changed.flatMap(({ id, next }) => (next.startedAt === null ? [] : [[id, momentText(next.startedAt)] as const])),
  );
  await keepNumbers(trx, writable, moved);
  await recordLiveChanges(trx, liveChanges(writable, opened));
}
