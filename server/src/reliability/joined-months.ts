// Sums of months know nothing of each other. Where outages of a feeder overlap across the end of a month, its months are
// read outage by outage. Such feeders are few, and the sums say which of their outages reach beyond the month.
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database';
import { anyOf, began, type DaySpan } from './day-span';
import { monthOfOutage } from './interruption';

interface Pieces {
  /** Months whose sums stand in for their outages. */
  readonly months: readonly string[];
  /** What is read outage by outage. */
  readonly rest: readonly DaySpan[];
}

/** Months of single feeders: those at the same place belong together. */
interface JoinedMonths {
  readonly feeders: readonly string[];
  readonly months: readonly string[];
}

interface Counted extends Pieces {
  readonly period: DaySpan;
  /** Which outages `o` count. */
  readonly counts: RawBuilder<boolean>;
  /** Which rows `o` of `reliability_month` count. */
  readonly sums: RawBuilder<boolean>;
  /** Which of the outages `o` that are open in months of sums count: what is open is in no sum. */
  readonly open: RawBuilder<boolean>;
  /** Until when an outage counts that is still open. */
  readonly until: RawBuilder<unknown>;
}

const startOf = (month: RawBuilder<unknown>): RawBuilder<unknown> => sql`(${month}::timestamp at time zone 'Asia/Kolkata')`;
const endOf = (month: RawBuilder<unknown>): RawBuilder<unknown> => sql`((${month} + interval '1 month') at time zone 'Asia/Kolkata')`;

/** What cannot be taken from the sums of the months. A query of its own: with it the planner knows how few there are. */
export async function findJoinedMonths(trx: Database, { months, rest, period, counts, sums, open, until }: Counted): Promise<JoinedMonths> {
  if (months.length === 0) return { feeders: [], months: [] };
  const isRest = anyOf(rest.map(began));
  // Each is looked up by its feeder in the months that it reaches, and in no other: so `offset 0`, which keeps it apart.
  const { rows } = await sql<{ feeder_id: string; month: string }>`
    with reaching as materialized (
      select o.feeder_id, o.month, o.last_end as ends, false as is_open from reliability_month o
      where o.month = any(${months}::date[]) and o.last_end is not null and ${sums}
      union all
      select o.feeder_id, ${monthOfOutage}, coalesce(o.fault_end, ${until}), false from outage o
      where ${isRest} and ${counts} and coalesce(o.fault_end, ${until}) > ${endOf(monthOfOutage)}
      union all
      select o.feeder_id, ${monthOfOutage}, ${until}, true from outage o
      where o.fault_end is null and ${began(period)} and not ${isRest} and ${counts} and ${open}
    )
    select feeder_id, month::text from (
      select feeder_id, month from reaching where is_open
      union
      select r.feeder_id, one.month from reaching r
      cross join lateral (
        select ${monthOfOutage} as month from outage o
        where ${began(period)} and o.feeder_id = r.feeder_id and o.fault_start >= ${endOf(sql`r.month`)} and o.fault_start < r.ends offset 0
      ) later
      cross join lateral (values (r.month), (later.month)) one (month)
    ) joined
    where month = any(${months}::date[])`.execute(trx);
  return { feeders: rows.map(({ feeder_id: feeder }) => feeder), months: rows.map(({ month }) => month) };
}

const listed = ({ feeders, months }: JoinedMonths): RawBuilder<unknown> =>
  sql`unnest(${feeders}::text[], ${months}::date[]) as j (feeder_id, month)`;

/** Whether a row `o` of `reliability_month` is not among them. */
export const isApart = (joined: JoinedMonths): RawBuilder<boolean> =>
  sql`not exists (select from ${listed(joined)} where j.feeder_id = o.feeder_id and j.month = o.month)`;

/** Their outages. */
function outagesJoined(joined: JoinedMonths): RawBuilder<unknown> {
  return sql`
    select l.* from ${listed(joined)} cross join lateral (
      select o.* from outage o where o.feeder_id = j.feeder_id
        and o.fault_start >= ${startOf(sql`j.month`)} and o.fault_start < ${endOf(sql`j.month`)} offset 0) l`;
}

/** As a table `o`: the outages of joined months, and with `rest` those of the rest. */
export function outagesOf(joined: JoinedMonths, rest: readonly DaySpan[] = []): RawBuilder<unknown> {
  return sql`(
    select o.* from outage o where ${anyOf(rest.map(began))}
    union all ${outagesJoined(joined)}) o`;
}
