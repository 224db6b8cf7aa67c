import { sql } from 'kysely';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import { anyOf, began } from './day-span';
import { interruptions, isPlanned, monthOfOutage } from './interruption';
import { findJoinedMonths, outagesOf } from './joined-months';
import type { DailySaidi } from './major-event-day';
import { splitByMonths } from './monthly-sums';

/** How far the days go back that say what is usual. */
const yearsBefore = 5;
/** An outage that is open for longer was probably never reported as ended. */
const longestOpenDays = 28;
/** What is left of a day whose only interruption is taken out again is not quite 0. */
const least = 1e-9;

interface Asked {
  /** Days `YYYY-MM-DD`: the first of the period, and the first after it. */
  readonly from: string;
  readonly before: string;
  readonly excludePlanned: boolean;
}

/**
 * SAIDI of each day of the period and of the five years before it, in the order of days. The system is the company of
 * the user as a whole, and all companies for GETCO and GUVNL. A bad day of one office is not one of the company.
 */
export async function readDailySaidi(
  trx: Database,
  user: Principal['user'],
  { from, before, excludePlanned }: Asked,
  now: Date,
): Promise<DailySaidi[]> {
  const earliest = `${Number(from.slice(0, 4)) - yearsBefore}${from.slice(4, 7)}-01`;
  const pieces = await splitByMonths(trx, { from: earliest, before });
  const { months, rest } = pieces;
  const prefix = user.trimEurjaCode.slice(0, 2);
  const isAll = scopeHierarchyOf(user.companyName) !== 'subdivision';
  const period = { from: earliest, before };
  const until = sql`${now}::timestamptz`;
  const ofCompany = isAll ? sql<boolean>`true` : sql<boolean>`left(o.subdivision_code, 2) = ${prefix}`;
  const isClosed = sql<boolean>`o.fault_end is not null`;
  const counts = sql<boolean>`${ofCompany} and (${isClosed}
      or o.fault_start > ${now}::timestamptz - make_interval(days => ${longestOpenDays}))
      ${excludePlanned ? sql`and not ${isPlanned}` : sql``}`;
  const sums = sql<boolean>`${ofCompany} and o.with_planned = ${!excludePlanned}`;
  const joined = await findJoinedMonths(trx, { ...pieces, period, counts, sums, open: sql`false`, until });
  const isRest = anyOf(rest.map(began));
  const counted =
    months.length === 0
      ? interruptions({ from: sql`outage o`, where: sql`${isRest} and ${counts}`, until })
      : interruptions({ from: outagesOf(joined, rest), where: counts, until });
  // What the sums of months hold of joined months is taken out of them again.
  const summed = interruptions({ from: outagesOf(joined), where: sql`${counts} and ${isClosed}`, until, part: monthOfOutage });
  const { rows } = await sql<DailySaidi>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(customer_minutes) / nullif((select sum(f.consumers) from feeder f
      where ${isAll ? sql`true` : sql`left(f.subdivision_code, 2) = ${prefix}`}), 0) as saidi
    from (
      select d.day, d.customer_minutes from reliability_day d
      where d.month = any(${months}::date[]) and d.with_planned = ${!excludePlanned} ${isAll ? sql`` : sql`and d.company = ${prefix}`}
      union all
      select (i.begins at time zone 'Asia/Kolkata')::date, i.share_minutes * f.consumers
      from (${counted}) i join feeder f on f.id = i.feeder_id where i.is_sustained
      union all
      select (i.begins at time zone 'Asia/Kolkata')::date, -i.share_minutes * f.consumers
      from (${summed}) i join feeder f on f.id = i.feeder_id where i.is_sustained
    ) days
    group by day order by day`.execute(trx);
  return rows.map(({ date, saidi }) => ({ date, saidi: saidi !== null && saidi > least ? saidi : 0 }));
}
