import { type Kysely, sql } from 'kysely';
import { advisoryLock } from '../advisory-lock';

/**
 * What nearly every batch of the monitoring system asks for, in one call: new outages begin, and open outages end.
 * Anything else in the batch makes the answer false, and nothing of it is written; the caller then looks at every
 * event by itself.
 *
 * The locks are taken in the order of the longer way: keys, outages, and the live log last. Plans are made once per
 * connection: there is one good way for each statement, and planning costs as much.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_ingested(
      opened_ids text[], feeder_ids text[], interruption_types smallint[], fault_types smallint[], category_names text[],
      starts timestamptz[], opened_ends timestamptz[],
      closed_ids text[], closed_ends timestamptz[]
    ) returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
    declare
      opened integer := cardinality(opened_ids);
      closed integer := cardinality(closed_ids);
      outage_ids bigint[];
      closed_outages bigint[];
      closed_starts timestamptz[];
      ends timestamptz[];
      earliest timestamptz := (select min(fault_start) from unnest(starts) as fault_start);
      latest timestamptz := (select max(fault_start) from unnest(starts) as fault_start);
      closed_earliest timestamptz;
      closed_latest timestamptz;
      written integer;
    begin
      -- Keys are made before any is locked, each in their order: two writers never wait for each other in a circle.
      if opened > 0 then
        select array_agg(nextval('outage_id')) into outage_ids from generate_series(1, opened);
        insert into sfms_outage (sfms_id, outage_id, fault_start, ended_at)
        select e.sfms_id, e.id, e.fault_start, e.ended_at
          from unnest(opened_ids, outage_ids, starts, opened_ends) as e (sfms_id, id, fault_start, ended_at)
        order by e.sfms_id collate "C";
      end if;

      if closed > 0 then
        select array_agg(k.outage_id order by k.ordinal), array_agg(k.fault_start order by k.ordinal), array_agg(k.given_end
          order by k.ordinal), min(k.fault_start), max(k.fault_start)
        into closed_outages, closed_starts, ends, closed_earliest, closed_latest
        from (
          select s.outage_id, s.fault_start, e.given_end, e.ordinal
          from unnest(closed_ids, closed_ends) with ordinality as e (sfms_id, given_end, ordinal)
            join sfms_outage s on s.sfms_id = e.sfms_id
          where s.outage_id is not null and s.ended_at is null
          order by s.sfms_id for update of s) k;
        if cardinality(closed_outages) is distinct
          from closed then raise exception using errcode = 'ING01', message = 'an end of no open outage'; end if;
      end if;

      if opened > 0 then
        perform from unnest(opened_ids, feeder_ids, starts) as e (sfms_id, feeder_id, fault_start)
          join outage o on o.feeder_id = e.feeder_id and o.fault_start = e.fault_start and o.sfms_id = e.sfms_id
          where o.fault_start between earliest and latest limit 1;
        if found then raise exception using errcode = 'ING01', message = 'an outage that has its number from elsewhere'; end if;

        insert into outage (id, sfms_id, feeder_id, feeder_name, category, substation_code, subdivision_code, interruption_type,
          fault_type, outage_type_name, fault_start, fault_end)
        select e.id, e.sfms_id, f.id, f.name, f.category, f.substation_code, f.subdivision_code, e.interruption_type, e.fault_type,
          e.category_name, e.fault_start, e.ended_at
        from unnest(outage_ids, opened_ids, feeder_ids, interruption_types, fault_types, category_names, starts, opened_ends)
          as e (id, sfms_id, feeder_id, interruption_type, fault_type, category_name, fault_start, ended_at)
        join feeder f on f.id = e.feeder_id;
        get diagnostics written = row_count;
        if written <> opened then raise exception using errcode = 'ING01', message = 'an unknown feeder'; end if;
      end if;

      if closed > 0 then
        -- An end in the millisecond of the start is the start itself, to the microsecond.
        update outage o set fault_end = greatest(o.fault_start, e.ended_at)
        from unnest(closed_outages, closed_starts, ends) as e (id, fault_start, ended_at)
        where o.id = e.id and o.fault_start = e.fault_start and o.fault_end is null
          and date_trunc('milliseconds', o.fault_start) <= e.ended_at
          and o.fault_start between closed_earliest and closed_latest;
        get diagnostics written = row_count;
        if written <> closed then raise exception using errcode = 'ING01', message = 'an end that does not fit'; end if;
        update sfms_outage s set ended_at = e.ended_at from unnest(closed_ids, closed_ends) as e (sfms_id, ended_at)
          where s.sfms_id = e.sfms_id;
      end if;

      -- Whoever takes it locks no row afterwards, and holds it until the commit.
      perform pg_advisory_xact_lock(${sql.lit(advisoryLock.liveLog)});
      insert into live_event (event_type, outage_id, fault_start)
        select 1, e.id, e.fault_start from unnest(outage_ids, starts, opened_ends) as e (id, fault_start, ended_at) where e.ended_at is null
        union all
        select 0, e.id, e.fault_start from unnest(closed_outages, closed_starts) as e (id, fault_start);
      get diagnostics written = row_count;
      if written > 0 then perform pg_notify(${sql.lit(liveChannel)}, ''); end if;
      return true;
    exception
      -- Of the first, numbers that are known already.
      when unique_violation or sqlstate 'ING01' then return false;
    end $$;
  `.execute(db);
}

const liveChannel = 'open_outage';

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function write_ingested(text[], text[], smallint[], smallint[], text[], timestamptz[], timestamptz[], text[],
    timestamptz[])`.execute(db);
}
