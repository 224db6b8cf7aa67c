// The indices of IEEE 1366: outages of the period become interruptions of feeders, and everything else is sums over
// feeders. An interruption belongs to the period in which it began, with its whole length.
import { type RawBuilder, sql } from 'kysely';
import type { Clean } from 'shared-contracts/endpoint';
import type { getReliability, ReliabilityGroup, ReliabilityWeight } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Reliability, ReliabilityBasis, TrendPoint, WorstFeeder } from 'shared-contracts/entity/reliability';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { nextDay } from '../time/indian-day';
import { readDailySaidi } from './daily-saidi';
import { happenedIn } from './happened';
import { type GroupSums, groupRow, totalOf } from './indices';
import { majorEventsOf } from './major-event-day';
import { stepOf } from './period';
import { untilLeft } from './until-left';

type Query = Clean<(typeof getReliability)['query']>;

const unknownOffice = '-';
const worstCount = 20;

/** GETCO knows its circles, everybody else those of the discoms. */
function groupColumns(groupBy: ReliabilityGroup, companyName: string): { name: RawBuilder<string>; company: RawBuilder<string | null> } {
  const none = sql<null>`null::text`;
  if (groupBy === 'category') return { name: sql`case f.category when 'AGSKY' then 'ADOM' else f.category end`, company: none };
  if (groupBy === 'company') return { name: sql`coalesce(d.company_name, ${unknownOffice})`, company: none };
  const office = sql.ref(companyName === 'GETCO' ? 'g' : 'd');
  return { name: sql`coalesce(${office}.circle_name, ${unknownOffice})`, company: sql`${office}.company_name` };
}

const weights: Readonly<Record<ReliabilityWeight, RawBuilder<number>>> = {
  consumers: sql`f.consumers`,
  people: sql`f.population`,
  feeders: sql`1`,
};

interface Report {
  readonly groups: readonly GroupSums[];
  readonly feeders: WorstFeeder[];
  readonly trend: readonly { start: string; sustained: number; minutes: number; servedMinutes: number }[];
  readonly basis: Omit<ReliabilityBasis, 'openSaidi'> & { readonly openServedMinutes: number };
}

export async function readReliability(
  db: Database,
  user: Principal['user'],
  query: Query,
  now: Date,
  left: AbortSignal,
): Promise<Reliability> {
  left.throwIfAborted();
  // One moment for the choice of the months and for their sums.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => untilLeft(left, db, trx, () => readWithin(trx, user, query, now)));
}

/** The caller's transaction is a repeatable read. */
export async function readWithin(trx: Database, user: Principal['user'], query: Query, now: Date): Promise<Reliability> {
  const { from, to, excludePlanned } = query;
  const step = stepOf(from, to);
  const period = { from, before: nextDay(to) };
  // The sums of all feeders fit into memory, if only they may.
  await sql`set local work_mem = '64MB'`.execute(trx);
  // Compiling these statements takes longer than running them.
  await sql`set local jit = off`.execute(trx);
  const majorEvents = majorEventsOf(await readDailySaidi(trx, user, { ...period, excludePlanned }, now), from);
  const majorDays = majorEvents.dates.map(({ date }) => date);
  const happened = await happenedIn(trx, { user, period, excludePlanned, step, majorDays, now });
  const { groups, feeders, trend, basis } = await readSums(trx, user, query, happened);
  const total = totalOf(groups);
  const perServed = (minutes: number) => (total.served === 0 ? null : minutes / total.served);
  const { openServedMinutes, ...counted } = basis;
  return {
    total: groupRow(total),
    groups: groups.map(groupRow),
    worstFeeders: feeders,
    step,
    trend: trend.map(({ start, sustained, minutes, servedMinutes }): TrendPoint => ({
      start,
      sustained,
      meanMinutes: sustained === 0 ? null : minutes / sustained,
      saidi: perServed(servedMinutes),
    })),
    basis: { ...counted, openSaidi: perServed(openServedMinutes) },
    majorEvents,
  };
}

const nothing: Report = {
  groups: [],
  feeders: [],
  trend: [],
  basis: { outages: 0, customersKnown: 0, merged: 0, open: 0, openServedMinutes: 0, feedersWithoutConsumers: 0 },
};

async function readSums(
  trx: Database,
  user: Principal['user'],
  { groupBy, weight }: Query,
  happened: RawBuilder<unknown>,
): Promise<Report> {
  const group = groupColumns(groupBy, user.companyName);
  const { rows } = await sql<{ report: Report }>`
    with served as materialized (
      select f.id, f.name as feeder_name, f.category, g.substation_name, ${group.name} as name, ${group.company} as company,
        ${weights[weight]}::bigint as weight, f.consumers = 0 as lacks_consumers
      from feeder f left join organisation d on d.code = f.subdivision_code left join organisation g on g.code = f.substation_code
      where ${outageScope(user, 'f')}
    ), happened as materialized (
      ${happened}
    ), per_feeder as materialized (
      select s.*, coalesce(h.sustained, 0) as sustained, coalesce(h.minutes, 0) as minutes, coalesce(h.momentary, 0) as momentary,
        h.share_sustained * s.weight as interrupted, h.share_minutes * s.weight as minutes_out, h.share_momentary * s.weight as blinked,
        h.major_sustained * s.weight as major_interrupted, h.major_minutes * s.weight as major_minutes_out,
        h.major_momentary * s.weight as major_blinked, h.outages, h.customers_known, h.interruptions, h.open,
        h.open_share_minutes * s.weight as open_minutes
      from served s
      left join (
        select feeder_id, sum(sustained) as sustained, sum(minutes) as minutes, sum(momentary) as momentary,
          sum(share_sustained) as share_sustained, sum(share_minutes) as share_minutes, sum(share_momentary) as share_momentary,
          sum(share_sustained) filter (where is_major) as major_sustained, sum(share_minutes) filter (where is_major) as major_minutes,
          sum(share_momentary) filter (where is_major) as major_momentary, sum(outages) as outages,
          sum(customers_known) as customers_known, sum(interruptions) as interruptions, sum(open) as open,
          sum(open_share_minutes) as open_share_minutes
        from happened group by 1
      ) h on h.feeder_id = s.id
    )
    select json_build_object(
      'groups', (select coalesce(json_agg(t order by t.company, t.name), '[]') from (
        select name, company, count(*) as feeders, sum(weight) as served, sum(sustained) as sustained, sum(momentary) as momentary,
          coalesce(sum(interrupted), 0) as "servedInterruptions", coalesce(sum(minutes_out), 0) as "servedMinutes",
          coalesce(sum(blinked), 0) as "servedMomentary", json_build_object(
            'servedInterruptions', coalesce(sum(major_interrupted), 0), 'servedMinutes', coalesce(sum(major_minutes_out), 0),
            'servedMomentary', coalesce(sum(major_blinked), 0)) as major
        from per_feeder group by name, company) t),
      'feeders', (select coalesce(json_agg(t), '[]') from (
        select id as "feederId", feeder_name as "feederName", category, substation_name as "substationName", sustained, momentary, minutes
        from per_feeder where sustained > 0 order by minutes desc, sustained desc, id limit ${worstCount}) t),
      'trend', (select coalesce(json_agg(t order by t.start), '[]') from (
        select to_char(h.start, 'YYYY-MM-DD') as start, sum(h.sustained) as sustained, sum(h.minutes) as minutes,
          sum(h.share_minutes * s.weight) as "servedMinutes"
        from happened h join served s on s.id = h.feeder_id group by h.start) t),
      'basis', (select json_build_object('outages', coalesce(sum(outages), 0), 'customersKnown', coalesce(sum(customers_known), 0),
        'merged', coalesce(sum(outages - interruptions), 0), 'open', coalesce(sum(open), 0),
        'openServedMinutes', coalesce(sum(open_minutes), 0), 'feedersWithoutConsumers', count(*) filter (where lacks_consumers))
        from per_feeder)
    ) as report`.execute(trx);
  return rows[0]?.report ?? nothing;
}
