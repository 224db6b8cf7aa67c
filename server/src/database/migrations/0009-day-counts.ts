import { type Kysely, sql } from 'kysely';
import { advisoryLock } from '../advisory-lock';

/**
 * How many outages began on each day, per company, circle and division of both hierarchies. The exact total of a long
 * list is then a sum of days. Substations and sub-divisions have so few rows that their indexes count them as fast.
 *
 * Days before `sealed_until` are counted here, by triggers within the transaction of each write. Later days are
 * counted in the table itself, so new outages, which are nearly everything, cost nothing more. Writers hold one lock
 * together, and who seals further days holds it alone: no row can fall between its counting and the triggers'. The
 * triggers see statements on `outage`, not on its partitions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outage_day_count (
      -- 0 all, 1 by substation, 2 by sub-division
      hierarchy smallint not null,
      -- the trimmed code of the office; of all: ''
      office text collate "C" not null,
      day date not null,
      outages integer not null,
      primary key (hierarchy, office, day) include (outages)
    );

    create table outage_count_state (
      is_only boolean primary key default true check (is_only),
      sealed_until date not null
    );
    insert into outage_count_state (sealed_until) values ('-infinity');

    create function outage_day_start(day date) returns timestamptz language sql immutable as $$
      select day::timestamp at time zone 'Asia/Kolkata' $$;

    -- Seals the next days, a month at most, so that writers never wait long. Answers until when it is sealed.
    create function seal_outage_days(wanted date) returns date language plpgsql as $$
    declare
      done date;
      next_day date;
    begin
      perform pg_advisory_xact_lock(${sql.lit(advisoryLock.dayCounts)});
      select sealed_until into done from outage_count_state;
      if done >= wanted then return done; end if;
      if done = '-infinity' then select (min(fault_start) at time zone 'Asia/Kolkata')::date into next_day from outage;
      else next_day := done;
      end if;
      next_day := least(wanted, (date_trunc('month', coalesce(next_day, wanted)) + interval '1 month')::date);
      with division as materialized (
        select left(substation_code, 6) as substation, left(subdivision_code, 6) as subdivision,
          (fault_start at time zone 'Asia/Kolkata')::date as day, count(*) as outages
        from outage where fault_start >= outage_day_start(done) and fault_start < outage_day_start(next_day) group by 1, 2, 3
      )
      insert into outage_day_count
        select 0, '', day, sum(outages) from division group by day
        union all
        select 1, left(substation, digits), day, sum(outages) from division, unnest(array[2, 4, 6]) as digits group by 2, 3
        union all
        select 2, left(subdivision, digits), day, sum(outages) from division, unnest(array[2, 4, 6]) as digits group by 2, 3;
      update outage_count_state set sealed_until = next_day;
      return next_day;
    end $$;
  `.execute(db);

  for (const { event, changed, tables } of changes) {
    const name = sql.id(`count_outages_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      declare
        sealed timestamptz;
      begin
        perform pg_advisory_xact_lock_shared(${sql.lit(advisoryLock.dayCounts)});
        if current_setting('transaction_isolation') = 'read committed' then select outage_day_start(sealed_until) into sealed
          from outage_count_state;
        -- An older snapshot may not know of the newest seal; with a row lock the database refuses it.
        else select outage_day_start(sealed_until) into sealed from outage_count_state for share;
        end if;
        insert into outage_day_count as c
          select o.hierarchy, o.office, (changed.fault_start at time zone 'Asia/Kolkata')::date as day, sum(changed.step) as outages
          from (${sql.raw(changed)}) changed
          cross join lateral (values
            (0, ''), (1, left(substation_code, 2)), (1, left(substation_code, 4)), (1, left(substation_code, 6)),
            (2, left(subdivision_code, 2)), (2, left(subdivision_code, 4)), (2, left(subdivision_code, 6))) as o (hierarchy, office)
          where changed.fault_start < sealed
          group by 1, 2, 3 having sum(changed.step) <> 0
          -- Two transactions never wait for each other.
          order by 1, 2, 3
        on conflict (hierarchy, office, day) do update set outages = c.outages + excluded.outages;
        return null;
      end $$;
      create trigger ${name} after ${sql.raw(event)} on outage referencing ${sql.raw(tables)} for each statement execute function ${name}();
    `.execute(db);
  }

  await sql`
    create function forget_outage_counts() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${sql.lit(advisoryLock.dayCounts)});
      delete from outage_day_count;
      -- The state itself may have been emptied with everything else.
      insert into outage_count_state (sealed_until) values ('-infinity') on conflict (is_only) do update
        set sealed_until = excluded.sealed_until;
      return null;
    end $$;
    create trigger forget_outage_counts after truncate on outage for each statement execute function forget_outage_counts();
  `.execute(db);
}

const codes = 'substation_code, subdivision_code, fault_start';

const changes = [
  { event: 'insert', tables: 'new table as added', changed: `select ${codes}, 1 as step from added` },
  { event: 'delete', tables: 'old table as removed', changed: `select ${codes}, -1 as step from removed` },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    // Nearly every change leaves office and day alone: such rows are gone before anything is counted.
    changed: `select ${codes}, sum(step) as step from (select ${codes}, 1 as step from added union all select ${codes}, -1
      from removed) both_rows group by ${codes} having sum(step) <> 0`,
  },
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger forget_outage_counts on outage;
    drop function forget_outage_counts();
  `.execute(db);
  for (const { event } of changes) {
    const name = sql.id(`count_outages_${event}`);
    await sql`drop trigger ${name} on outage; drop function ${name}();`.execute(db);
  }
  await sql`
    drop function seal_outage_days(date);
    drop function outage_day_start(date);
    drop table outage_count_state, outage_day_count;
  `.execute(db);
}
