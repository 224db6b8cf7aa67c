// How outages begin and end in the database: said once, for the short way of nearly every batch, for the long one, and
// for employees who end one. The migration job puts these functions in place again whenever their text has changed.
import { limits } from 'shared-contracts/constant/limit';
import { advisoryLock } from '../advisory-lock';
import { channels } from '../channel';

// Plans are made once per connection: there is one good way for each statement, and planning costs as much.
const planned = 'language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off';

export const feedFunctions = `
  -- When an outage ends. An end in the millisecond of the start is the start itself, to the microsecond.
  create or replace function outage_end(started timestamptz, ended timestamptz) returns timestamptz language sql immutable as $$
    select case when ended is not null then greatest(started, ended) end
  $$;

  -- Outages begin, with the attributes of their feeders; those with an end never were open for anybody. Answers how many.
  create or replace function open_outages(
    ids bigint[], sfms_ids text[], feeder_ids text[], interruption_types smallint[], fault_types smallint[], category_names text[],
    starts timestamptz[], ends timestamptz[], sources smallint[], facts jsonb[]
  ) returns integer ${planned} as $$
  declare
    written integer;
  begin
    insert into outage (id, sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type, fault_type,
      outage_type_name, fault_start, fault_end, source_id, customers_out, cause, is_planned, estimated_restoration, device, note)
    select e.id, e.sfms_id, f.id, f.name, f.category, f.substation_code, f.subdivision_code, e.interruption_type, e.fault_type,
      e.category_name,
      e.fault_start, outage_end(e.fault_start, e.ended_at),
      e.source, (e.facts->>'customersOut')::integer, e.facts->>'cause', (e.facts->>'isPlanned')::boolean,
      to_timestamp((e.facts->>'estimatedRestoration')::double precision / 1000), e.facts->>'device', e.facts->>'note'
    from unnest(ids, sfms_ids, feeder_ids, interruption_types, fault_types, category_names, starts, ends, sources, facts)
      as e (id, sfms_id, feeder_id, interruption_type, fault_type, category_name, fault_start, ended_at, source, facts)
    join feeder f on f.id = e.feeder_id;
    get diagnostics written = row_count;
    return written;
  end $$;

  -- Open outages end. Answers how many were open.
  create or replace function end_outages(ids bigint[], starts timestamptz[], ends timestamptz[]) returns integer ${planned} as $$
  declare
    earliest timestamptz := (select min(fault_start) from unnest(starts) as fault_start);
    latest timestamptz := (select max(fault_start) from unnest(starts) as fault_start);
    written integer;
  begin
    update outage o set fault_end = outage_end(o.fault_start, e.ended_at)
    from unnest(ids, starts, ends) as e (id, fault_start, ended_at)
    where o.id = e.id and o.fault_start = e.fault_start and o.fault_end is null and date_trunc('milliseconds', o.fault_start) <= e.ended_at
      and o.fault_start between earliest and latest;
    get diagnostics written = row_count;
    return written;
  end $$;

  -- The last step of a transaction: whoever takes this lock locks no row afterwards, and holds it until the commit.
  create or replace function tell_live(event_types smallint[], ids bigint[], starts timestamptz[]) returns void ${planned} as $$
  begin
    if cardinality(ids) > 0 then
      perform pg_advisory_xact_lock(${advisoryLock.liveLog});
      insert into live_event (event_type, outage_id, fault_start)
        select e.event_type, e.id, e.fault_start
          from unnest(event_types, ids, starts) with ordinality as e (event_type, id, fault_start, ordinal) order by e.ordinal;
      perform pg_notify('${channels.live}', '');
    end if;
  end $$;

  -- What nearly every batch asks for, in one call: outages that nobody has heard of begin, open ones end. Anything else
  -- in the batch makes the answer false, and nothing of it is written; the caller then looks at every event by itself.
  create or replace function write_feed(
    source smallint, opened_ids text[], feeder_ids text[], interruption_types smallint[], fault_types smallint[], category_names text[],
    starts timestamptz[], opened_ends timestamptz[], facts jsonb[], reports jsonb[], closed_ids text[], closed_ends timestamptz[]
  ) returns boolean ${planned} as $$
  declare
    opened integer := cardinality(opened_ids);
    closed integer := cardinality(closed_ids);
    outage_ids bigint[];
    closed_outages bigint[];
    closed_starts timestamptz[];
    ends timestamptz[];
    earliest timestamptz := (select min(fault_start) from unnest(starts) as fault_start);
    latest timestamptz := (select max(fault_start) from unnest(starts) as fault_start);
    near constant interval := interval '${limits.joinMinutes} minutes';
    told_types smallint[];
    told_ids bigint[];
    told_starts timestamptz[];
  begin
    perform pg_advisory_xact_lock(${advisoryLock.feed});

    if closed > 0 then
      select array_agg(s.outage_id order by e.ordinal), array_agg(s.fault_start order by e.ordinal), array_agg(e.given_end
        order by e.ordinal)
      into closed_outages, closed_starts, ends
      from unnest(closed_ids, closed_ends) with ordinality as e (sfms_id, given_end, ordinal) join sfms_outage s on s.sfms_id = e.sfms_id
      where s.outage_id is not null and s.ended_at is null and s.reports is null;
      if cardinality(closed_outages) is distinct from closed then return false; end if;
    end if;

    if opened > 0 then
      -- Numbers from elsewhere, and reports of other sources that may mean the same outage.
      perform from unnest(opened_ids, feeder_ids, starts) as e (sfms_id, feeder_id, fault_start)
        join outage o on o.feeder_id = e.feeder_id and o.fault_start between e.fault_start - near and e.fault_start + near
        where o.fault_start between earliest - near and latest + near
          and (o.source_id <> source or (o.sfms_id = e.sfms_id and o.fault_start = e.fault_start)) limit 1;
      if found then return false; end if;

      -- What may still be said of a retired feeder is judged one by one.
      perform from feeder where retired_at is not null and id = any(feeder_ids) limit 1;
      if found then return false; end if;

      select array_agg(nextval('outage_id')) into outage_ids from generate_series(1, opened);
      insert into sfms_outage (sfms_id, outage_id, fault_start, ended_at, source_id, interruption_type, reports)
      select e.sfms_id, e.id, e.fault_start, e.ended_at, source, e.interruption_type, e.reports
      from unnest(opened_ids, outage_ids, starts, opened_ends, interruption_types, reports) as e (sfms_id, id, fault_start, ended_at,
        interruption_type, reports);
      insert into feed_interruption (sfms_id, started_at, outage_id, fault_start)
      select e.sfms_id, e.fault_start, e.id, e.fault_start
        from unnest(opened_ids, outage_ids, starts, reports) as e (sfms_id, id, fault_start, reports) where e.reports is not null;
      if open_outages(outage_ids, opened_ids, feeder_ids, interruption_types, fault_types, category_names, starts, opened_ends,
        array_fill(source, array[opened]), facts) <> opened then
        raise exception using errcode = 'ING01', message = 'an unknown feeder';
      end if;
    end if;

    if closed > 0 then
      if end_outages(closed_outages, closed_starts, ends) <> closed then
        raise exception using errcode = 'ING01', message = 'an end that does not fit';
      end if;
      update sfms_outage s set ended_at = e.ended_at from unnest(closed_ids, closed_ends) as e (sfms_id, ended_at)
        where s.sfms_id = e.sfms_id;
    end if;

    select array_agg(t.event_type), array_agg(t.id), array_agg(t.fault_start) into told_types, told_ids, told_starts from (
      select 1::smallint as event_type, e.id, e.fault_start from unnest(outage_ids, starts, opened_ends) as e (id, fault_start, ended_at)
        where e.ended_at is null
      union all
      select 0::smallint, e.id, e.fault_start from unnest(closed_outages, closed_starts) as e (id, fault_start)) t;
    perform tell_live(told_types, told_ids, told_starts);
    return true;
  exception
    -- Of the first, numbers that are known already.
    when unique_violation or sqlstate 'ING01' then return false;
  end $$;
`;
