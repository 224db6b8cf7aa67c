import { sql } from 'kysely';
import { scopeHierarchyOf } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import { anyOf, began } from './day-span';
import { interruptions, isPlanned, monthOfOutage } from './interruption';
import type { DailySaidi } from './major-event-day';
import { splitByMonths } from './monthly-sums';

/** How far the days go back that say what is usual. */
const yearsBefore = 5;
/** An outage that is open for longer was probably never reported as ended. */
const longestOpenDays = 28;

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
  const { months, rest } = await splitByMonths(trx, { from: earliest, before });
  const prefix = user.trimEurjaCode.slice(0, 2);
  const isAll = scopeHierarchyOf(user.companyName) !== 'subdivision';
  const ofRest = interruptions({
    from: sql`outage o`,
    where: sql`${anyOf(rest.map(began))} and (o.fault_end is not null
      or o.fault_start > ${now}::timestamptz - make_interval(days => ${longestOpenDays}))
      ${excludePlanned ? sql`and not ${isPlanned}` : sql``} ${isAll ? sql`` : sql`and left(o.subdivision_code, 2) = ${prefix}`}`,
    until: sql`${now}::timestamptz`,
    part: monthOfOutage,
  });
  const { rows } = await sql<DailySaidi>`
    select to_char(day, 'YYYY-MM-DD') as date, sum(customer_minutes) / nullif((select sum(f.consumers) from feeder f
      where ${isAll ? sql`true` : sql`left(f.subdivision_code, 2) = ${prefix}`}), 0) as saidi
    from (
      select d.day, d.customer_minutes from reliability_day d
      where d.month = any(${months}::date[]) and d.with_planned = ${!excludePlanned} ${isAll ? sql`` : sql`and d.company = ${prefix}`}
      union all
      select (i.begins at time zone 'Asia/Kolkata')::date, i.share_minutes * f.consumers
      from (${ofRest}) i join feeder f on f.id = i.feeder_id where i.is_sustained
    ) days
    group by day order by day`.execute(trx);
  return rows.map(({ date, saidi }) => ({ date, saidi: saidi ?? 0 }));
}
