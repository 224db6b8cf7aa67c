// What outages count as. Outages of one feeder that overlap are one interruption, from the first beginning to the last
// end. At any moment a share of the feeder is out, never more than all of it.
import { type RawBuilder, sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';

/** Planned shutdown, AG phase changeover, breaker testing and No LSTC are no faults. */
const plannedFaultTypes = [6, 7, 8, 9] as const;

/** Planned by what people entered, or by what the source says of it. */
export const isPlanned: RawBuilder<boolean> = sql`(
  coalesce(o.fault_type in (${sql.join(plannedFaultTypes.map((type) => sql.lit(type)))}), false)
  or coalesce(o.is_planned, o.cause = 'planned', false))`;

const momentary = sql`make_interval(mins => ${sql.lit(limits.normalTtMinutes)})`;

/** The first of the month in which `o` began, as a date. */
export const monthOfOutage: RawBuilder<string> = sql`date_trunc('month', o.fault_start at time zone 'Asia/Kolkata')::date`;

interface Counted {
  /** Rows named `o` of the table `outage`. */
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Until when an outage counts that is still open. */
  readonly until: RawBuilder<unknown>;
  /** Outages are merged only where this is equal; without it wherever they overlap. */
  readonly part?: RawBuilder<unknown>;
}

/**
 * Share and share-minutes of the interruption `n`, whose outages are parts of the feeder. An end goes before a beginning
 * at the same moment, as for outages that only touch.
 */
const sweep = sql`
  select array[sum(greatest(0, level - coalesce(level_before, 0))), sum(level * coalesce(date_part('epoch', next_at - at), 0) / 60)]
  from (
    select at, level, lag(level) over w as level_before, lead(at) over w as next_at
    from (
      select at, change, least(1, sum(change) over (order by at, change rows unbounded preceding)) as level
      from (
        select c.at, c.change from unnest(n.all_begins, n.all_ends, n.all_shares) as o (begins, ends, share)
        cross join lateral (values (o.begins, o.share), (o.ends, -o.share)) as c (at, change) where o.ends > o.begins
      ) changes
    ) levels
    window w as (order by at, change)
  ) steps`;

/** The outages that overlap, as interruptions. They are few: numbering and gathering every outage took most of the time. */
const gathered = sql`
  select m.feeder_id, m.substation_code, m.subdivision_code, m.begins, m.ends, m.is_open, m.outages, m.customers_known, m.open, m.minutes,
    coalesce(m.swept[1], m.most) as share, coalesce(m.swept[2], m.most * m.minutes) as share_minutes
  from (
    select n.*, date_part('epoch', n.ends - n.begins) / 60 as minutes,
      -- Only where parts overlap is it worked out moment by moment: a join would do so for every row.
      case when n.least < 1 then (${sweep}) end as swept
    from (
      select feeder_id, substation_code, subdivision_code, count(*)::integer as outages,
        sum(is_known::integer)::integer as customers_known, sum(is_open::integer)::integer as open, bool_or(is_open) as is_open,
        min(begins) as begins, max(ends) as ends, max(share) as most, min(share) as least,
        array_agg(begins) as all_begins, array_agg(ends) as all_ends, array_agg(share) as all_shares
      from (
        select p.*, count(*) filter (where is_first) over line as number
        from placed p where not is_alone
        window line as (
          partition by feeder_id, substation_code, subdivision_code, part order by begins, ends, id rows unbounded preceding)
      ) numbered
      group by feeder_id, substation_code, subdivision_code, part, number
    ) n
  ) m`;

/**
 * One row for each interruption: `feeder_id`, `substation_code`, `subdivision_code`, `begins`, `ends`, `minutes`,
 * `is_sustained`, `is_open`, `share` (of the feeder, that came to be out), `share_minutes` (its integral over time),
 * and of how many outages it is made: `outages`, `customers_known`, `open`.
 *
 * A part of a feeder that is out for a moment is an interruption of its own, whatever else is out.
 */
export function interruptions({ from, where, until, part = sql`null::date` }: Counted): RawBuilder<unknown> {
  return sql`
    with counted as (
      select o.id, o.feeder_id, o.substation_code, o.subdivision_code, ${part} as part, o.fault_start as begins,
        coalesce(o.fault_end, greatest(o.fault_start, ${until})) as ends, o.fault_end is null as is_open,
        o.customers_out is not null as is_known,
        case when o.customers_out < served.consumers then o.customers_out::float8 / served.consumers else 1 end as share
      from ${from} join feeder served on served.id = o.feeder_id
      where ${where}
    ), kinds as (
      select c.*, c.share < 1 and c.ends - c.begins <= ${momentary} as is_short_part from counted c
    ), placed as materialized (
      select k.*, (begins >= max(ends) over (line rows between unbounded preceding and 1 preceding)) is not false as is_first,
        is_short_part or (
          (begins >= max(ends) over (line rows between unbounded preceding and 1 preceding)) is not false
          and (lead(begins) over line >= ends) is not false) as is_alone
      from kinds k
      window line as (partition by feeder_id, substation_code, subdivision_code, part, is_short_part order by begins, ends, id)
    )
    select i.*, i.ends - i.begins > ${momentary} as is_sustained
    from (
      select feeder_id, substation_code, subdivision_code, begins, ends, is_open, 1 as outages, is_known::integer as customers_known,
        is_open::integer as open, date_part('epoch', ends - begins) / 60 as minutes, share,
        share * (date_part('epoch', ends - begins) / 60) as share_minutes
      from placed where is_alone
      union all ${gathered}
    ) i`;
}
