// The indices of IEEE 1366: each outage of the period is looked at once, or, in reports by month, the
// monthly sums in its stead; everything else is sums over feeders. An interruption belongs to the period
// in which it began, with its whole length.
import { type RawBuilder, sql } from 'kysely';
import type { Clean } from 'shared-contracts/endpoint';
import type { getReliability, ReliabilityGroup, ReliabilityWeight } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Reliability, TrendPoint, WorstFeeder } from 'shared-contracts/entity/reliability';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayStart, nextDay } from '../time/indian-day';
import { type GroupSums, indicesOf, totalOf } from './indices';
import { interruptionSums, isPlanned } from './interruption';
import { type DaySpan, splitByMonths } from './monthly-sums';
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

const weights: Readonly<Record<ReliabilityWeight, RawBuilder<number>>> = { people: sql`f.population`, feeders: sql`1` };

interface Report {
  readonly groups: readonly GroupSums[];
  readonly feeders: WorstFeeder[];
  readonly trend: readonly { start: string; sustained: number; minutes: number; servedMinutes: number }[];
}

const began = ({ from, before }: DaySpan): RawBuilder<boolean> =>
  sql`(o.fault_start >= ${dayStart(from)} and o.fault_start < ${dayStart(before)})`;
const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** Sums by feeder and step: of the months as far as they are added up, of the outages themselves elsewhere. */
async function happenedIn(
  trx: Database,
  user: Principal['user'],
  { from, to, excludePlanned }: Query,
  step: Reliability['step'],
  now: Date,
): Promise<RawBuilder<unknown>> {
  const whole: DaySpan = { from, before: nextDay(to) };
  const { months, rest } = step === 'month' ? await splitByMonths(trx, whole) : { months: [], rest: [whole] };
  const spans = anyOf(rest.map(began));
  const unplanned = excludePlanned ? sql`not ${isPlanned}` : sql`true`;
  const outages = (condition: RawBuilder<unknown>) => sql`
    select o.feeder_id, date_trunc(${sql.lit(step)}, o.fault_start at time zone 'Asia/Kolkata')::date as start,
      ${interruptionSums(sql`coalesce(o.fault_end, ${now}::timestamptz)`)}
    from outage o where ${condition} and ${outageScope(user, 'o')} and ${unplanned}
    group by 1, 2`;
  if (months.length === 0) return outages(spans);
  const ofMonths = sql`
    select o.feeder_id, o.month as start, o.sustained::bigint, o.minutes, o.momentary::bigint from reliability_month o
    where o.month in (${sql.join(months.map((month) => sql`${month}::date`))})
      and ${outageScope(user, 'o')} ${excludePlanned ? sql`and not o.is_planned` : sql``}`;
  // What is open is in no month's sums, and found by an index of its own.
  const openWithin = sql`o.fault_end is null and ${began(whole)} and not ${spans}`;
  return sql`${ofMonths} union all ${outages(spans)} union all ${outages(openWithin)}`;
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

async function readWithin(trx: Database, user: Principal['user'], query: Query, now: Date): Promise<Reliability> {
  const { from, to, groupBy, weight } = query;
  const step = stepOf(from, to);
  const group = groupColumns(groupBy, user.companyName);
  const happened = await happenedIn(trx, user, query, step, now);
  // The sums of all feeders fit into memory, if only they may.
  await sql`set local work_mem = '64MB'`.execute(trx);
  const { rows } = await sql<{ report: Report }>`
    with served as materialized (
      select f.id, f.name as feeder_name, f.category, g.substation_name, ${group.name} as name, ${group.company} as company,
        ${weights[weight]}::bigint as weight
      from feeder f left join organisation d on d.code = f.subdivision_code left join organisation g on g.code = f.substation_code
      where ${outageScope(user, 'f')}
    ), happened as materialized (
      ${happened}
    ), per_feeder as materialized (
      select s.*, coalesce(h.sustained, 0) as sustained, coalesce(h.minutes, 0) as minutes, coalesce(h.momentary, 0) as momentary
      from served s
      left join (select feeder_id, sum(sustained) as sustained, sum(minutes) as minutes, sum(momentary) as momentary from happened
        group by 1) h on h.feeder_id = s.id
    )
    select json_build_object(
      'groups', (select coalesce(json_agg(t order by t.company, t.name), '[]') from (
        select name, company, count(*) as feeders, sum(weight) as served, sum(sustained) as sustained, sum(momentary) as momentary,
          sum(sustained * weight) as "servedInterruptions", sum(minutes * weight) as "servedMinutes",
          sum(momentary * weight) as "servedMomentary"
        from per_feeder group by name, company) t),
      'feeders', (select coalesce(json_agg(t), '[]') from (
        select id as "feederId", feeder_name as "feederName", category, substation_name as "substationName", sustained, momentary, minutes
        from per_feeder where sustained > 0 order by minutes desc, sustained desc, id limit ${worstCount}) t),
      'trend', (select coalesce(json_agg(t order by t.start), '[]') from (
        select to_char(h.start, 'YYYY-MM-DD') as start, sum(h.sustained) as sustained, sum(h.minutes) as minutes,
          sum(h.minutes * s.weight) as "servedMinutes"
        from happened h join served s on s.id = h.feeder_id group by h.start) t)
    ) as report`.execute(trx);
  const report = rows[0]?.report ?? { groups: [], feeders: [], trend: [] };
  const total = totalOf(report.groups);
  const trend = report.trend.map(({ start, sustained, minutes, servedMinutes }): TrendPoint => ({
    start,
    sustained,
    meanMinutes: sustained === 0 ? null : minutes / sustained,
    saidi: total.served === 0 ? null : servedMinutes / total.served,
  }));
  return { total: indicesOf(total), groups: report.groups.map(indicesOf), worstFeeders: report.feeders, step, trend };
}
