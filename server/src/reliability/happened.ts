import { type RawBuilder, sql } from 'kysely';
import type { Reliability } from 'shared-contracts/entity/reliability';
import type { Principal } from '../access/principal';
import { outageScope } from '../access/scope';
import type { Database } from '../database/database';
import { dayStart } from '../time/indian-day';
import { anyOf, began, type DaySpan } from './day-span';
import { interruptions, isPlanned } from './interruption';
import { interruptionParts, sumNames } from './interruption-sums';
import { findJoinedMonths, isApart, outagesOf } from './joined-months';
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
 * Rows of feeders, by step and `is_major` (begun on a major event day): what interruptions add to the sums, and of those
 * still open their outages (`open`) and `open_share_minutes`. In reports by month the sums of months stand in for their outages.
 */
export async function happenedIn(trx: Database, asked: Asked): Promise<RawBuilder<unknown>> {
  const { user, period, excludePlanned, step, majorDays, now } = asked;
  const pieces =
    step === 'month' ? await splitByMonths(trx, period, [...new Set(majorDays.map(firstOfMonth))]) : { months: [], rest: [period] };
  const { months, rest } = pieces;
  const until = sql`least(${now}::timestamptz, ${dayStart(period.before)}::timestamptz)`;
  const counts = sql<boolean>`${outageScope(user, 'o')} ${excludePlanned ? sql`and not ${isPlanned}` : sql``}`;
  const isMajor = majorDays.length === 0 ? sql`false` : sql`(i.begins at time zone 'Asia/Kolkata')::date = any(${majorDays}::date[])`;
  // Not added up here: a feeder has seldom two interruptions in one step, and whoever asks adds up by feeder anyway.
  const singly = (from: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select i.feeder_id, date_trunc(${sql.lit(step)}, i.begins at time zone 'Asia/Kolkata')::date as start, ${isMajor} as is_major,
      ${interruptionParts}, i.open, case when i.is_open and i.is_sustained then i.share_minutes else 0 end as open_share_minutes
    from (${interruptions({ from, where, until })}) i`;
  if (months.length === 0) return singly(sql`outage o`, sql`${anyOf(rest.map(began))} and ${counts}`);
  const inSums = sql<boolean>`${outageScope(user, 'o')} and o.with_planned = ${!excludePlanned}`;
  const joined = await findJoinedMonths(trx, { ...pieces, period, counts, sums: inSums, open: sql`true`, until });
  return sql`
    select o.feeder_id, o.month as start, false as is_major, ${sql.join(sumNames.map((name) => sql.ref(`o.${name}`)))},
      0 as open, 0::float8 as open_share_minutes
    from reliability_month o
    where o.month = any(${months}::date[]) and ${inSums} and ${isApart(joined)}
    union all ${singly(outagesOf(joined, rest), counts)}`;
}
