// The indices of IEEE 1366 in one statement: each outage of the period is looked at once, everything
// else is sums over feeders. An interruption belongs to the period in which it began, with its whole length.
import { type RawBuilder, sql } from 'kysely';
import type { Clean } from 'shared-contracts/endpoint';
import type { getReliability, ReliabilityGroup, ReliabilityWeight } from 'shared-contracts/endpoint/report/get-reliability';
import { limits } from 'shared-contracts/constant/limit';
import type { Reliability, TrendPoint, WorstFeeder } from 'shared-contracts/entity/reliability';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayEnd, dayStart } from '../grid/indian-day';
import { type GroupSums, indicesOf, totalOf } from './indices';
import { stepOf } from './period';

type Query = Clean<(typeof getReliability)['query']>;

const unknownOffice = '-';
const worstCount = 20;
/** Planned shutdown, AG phase changeover, breaker testing and No LSTC are no faults. */
const plannedFaultTypes = [6, 7, 8, 9] as const;

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

export async function readReliability(db: Database, user: Principal['user'], query: Query, now: Date): Promise<Reliability> {
  const { from, to, groupBy, weight, excludePlanned } = query;
  const step = stepOf(from, to);
  const group = groupColumns(groupBy, user.companyName);
  const lasted = sql`coalesce(o.fault_end, ${now}::timestamptz) - o.fault_start`;
  const shortest = sql`make_interval(mins => ${limits.normalTtMinutes})`;
  const unplanned = excludePlanned ? sql`(o.fault_type is null or o.fault_type not in (${sql.join(plannedFaultTypes)}))` : sql`true`;
  const { rows } = await sql<{ report: Report }>`
    with served as materialized (
      select f.id, f.name as feeder_name, f.category, g.substation_name, ${group.name} as name, ${group.company} as company, ${weights[weight]}::bigint as weight
      from feeder f left join organisation d on d.code = f.subdivision_code left join organisation g on g.code = f.substation_code
      where ${outageScope(user, 'f')}
    ), happened as materialized (
      select o.feeder_id, date_trunc(${step}, o.fault_start at time zone 'Asia/Kolkata')::date as start,
        count(*) filter (where ${lasted} > ${shortest}) as sustained,
        coalesce(sum(extract(epoch from ${lasted}) / 60) filter (where ${lasted} > ${shortest}), 0) as minutes,
        count(*) filter (where o.fault_end is not null and ${lasted} <= ${shortest}) as momentary
      from outage o
      where o.fault_start >= ${dayStart(from)} and o.fault_start < ${dayEnd(to)} and ${outageScope(user, 'o')} and ${unplanned}
      group by 1, 2
    ), per_feeder as materialized (
      select s.*, coalesce(h.sustained, 0) as sustained, coalesce(h.minutes, 0) as minutes, coalesce(h.momentary, 0) as momentary
      from served s
      left join (select feeder_id, sum(sustained) as sustained, sum(minutes) as minutes, sum(momentary) as momentary from happened group by 1) h on h.feeder_id = s.id
    )
    select json_build_object(
      'groups', (select coalesce(json_agg(t order by t.company, t.name), '[]') from (
        select name, company, count(*) as feeders, sum(weight) as served, sum(sustained) as sustained, sum(momentary) as momentary,
          sum(sustained * weight) as "servedInterruptions", sum(minutes * weight) as "servedMinutes", sum(momentary * weight) as "servedMomentary"
        from per_feeder group by name, company) t),
      'feeders', (select coalesce(json_agg(t), '[]') from (
        select id as "feederId", feeder_name as "feederName", category, substation_name as "substationName", sustained, momentary, minutes
        from per_feeder where sustained > 0 order by minutes desc, sustained desc, id limit ${worstCount}) t),
      'trend', (select coalesce(json_agg(t order by t.start), '[]') from (
        select to_char(h.start, 'YYYY-MM-DD') as start, sum(h.sustained) as sustained, sum(h.minutes) as minutes, sum(h.minutes * s.weight) as "servedMinutes"
        from happened h join served s on s.id = h.feeder_id group by h.start) t)
    ) as report`.execute(db);
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
