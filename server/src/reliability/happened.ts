import { type RawBuilder, sql } from 'kysely';
import type { Reliability } from 'shared-contracts/entity/reliability';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayStart } from '../time/indian-day';
import { anyOf, began, type DaySpan } from './day-span';
import { interruptions, isPlanned, monthOfOutage } from './interruption';
import { interruptionSums, sumNames } from './interruption-sums';
import { splitByMonths } from './monthly-sums';

export interface Asked {
  readonly user: Principal['user'];
  readonly period: DaySpan;
  readonly excludePlanned: boolean;
  readonly step: Reliability['step'];
  /** Major event days `YYYY-MM-DD` of the period. */
  readonly majorDays: readonly string[];
  readonly now: Date;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/**
 * Rows by feeder, step and `is_major` (begun on a major event day): the sums of interruptions, and of those still open
 * their outages (`open`) and `open_share_minutes`. In reports by month the sums of months stand in for their outages.
 */
export async function happenedIn(trx: Database, asked: Asked): Promise<RawBuilder<unknown>> {
  const { user, period, excludePlanned, step, majorDays, now } = asked;
  const isByMonth = step === 'month';
  const { months, rest } = isByMonth
    ? await splitByMonths(trx, period, [...new Set(majorDays.map(firstOfMonth))])
    : { months: [], rest: [period] };
  const until = sql`least(${now}::timestamptz, ${dayStart(period.before)}::timestamptz)`;
  const sums = (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select i.feeder_id, date_trunc(${sql.lit(step)}, i.begins at time zone 'Asia/Kolkata')::date as start,
      (i.begins at time zone 'Asia/Kolkata')::date = any(${majorDays}::date[]) as is_major, ${interruptionSums},
      sum(i.open)::bigint as open, coalesce(sum(i.share_minutes) filter (where i.is_open and i.is_sustained), 0) as open_share_minutes
    from (${interruptions({
      from,
      where: sql`${where} and ${outageScope(user, 'o')} ${excludePlanned ? sql`and not ${isPlanned}` : sql``}`,
      until,
      part: isByMonth ? monthOfOutage : sql`null::date`,
    })}) i
    group by 1, 2, 3`;
  const ofRest = sums(sql`outage o`, anyOf(rest.map(began)));
  if (months.length === 0) return ofRest;
  // What is open is in no month's sums. A feeder that has such a one in a month is read there outage by outage.
  const openPairs = sql`(
    select distinct o.feeder_id, ${monthOfOutage} as month from outage o
    where o.fault_end is null and ${began(period)} and not ${anyOf(rest.map(began))})`;
  const ofOpen = sums(
    sql`${openPairs} p join outage o on o.feeder_id = p.feeder_id
      and o.fault_start >= p.month::timestamp at time zone 'Asia/Kolkata'
      and o.fault_start < (p.month + interval '1 month') at time zone 'Asia/Kolkata'`,
    sql`true`,
  );
  return sql`
    select o.feeder_id, o.month as start, false as is_major, ${sql.join(sumNames.map((name) => sql.ref(`o.${name}`)))},
      0::bigint as open, 0::float8 as open_share_minutes
    from reliability_month o
    where o.month = any(${months}::date[]) and ${outageScope(user, 'o')} and o.with_planned = ${!excludePlanned}
      and not exists (select from ${openPairs} p where p.feeder_id = o.feeder_id and p.month = o.month)
    union all ${ofRest} union all ${ofOpen}`;
}
