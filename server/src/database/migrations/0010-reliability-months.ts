import { type Kysely, sql } from 'kysely';

/**
 * The ended interruptions of each feeder in each month, so that a report over years adds months up. Open
 * ones are not in it: there are few, and they grow by the minute.
 *
 * A month has a row in `reliability_month_state` before it is added up. From then on every write to its
 * outages raises `version`, within the writer's transaction; its sums count only while they were `built`
 * at that version. Months that are not added up have no row, so that what comes in now costs nothing and
 * no two writers meet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reliability_month (
      month date not null,
      feeder_id text not null,
      substation_code text collate "C" not null,
      subdivision_code text collate "C" not null,
      is_planned boolean not null,
      sustained integer not null,
      minutes double precision not null,
      momentary integer not null
    );
    create index reliability_month_by_substation on reliability_month (month, substation_code);
    create index reliability_month_by_subdivision on reliability_month (month, subdivision_code);

    create table reliability_month_state (
      month date primary key,
      version bigint not null default 0,
      built bigint
    );
  `.execute(db);

  for (const { event, tables, changed } of changes) {
    const name = sql.id(`touch_reliability_months_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        update reliability_month_state set version = version + 1
        where month in (
          select month from reliability_month_state
            where month in (select distinct date_trunc('month', fault_start at time zone 'Asia/Kolkata')::date
            from (${sql.raw(changed)}) changed)
          -- Two writers to the same months never wait for each other in a circle.
          order by month for update);
        return null;
      end $$;
      create trigger ${name} after ${sql.raw(event)} on outage referencing ${sql.raw(tables)} for each statement execute function ${name}();
    `.execute(db);
  }

  await sql`
    create function forget_reliability_months() returns trigger language plpgsql as $$
    begin
      delete from reliability_month;
      delete from reliability_month_state;
      return null;
    end $$;
    create trigger forget_reliability_months after truncate on outage for each statement execute function forget_reliability_months();
  `.execute(db);
}

const changes = [
  { event: 'insert', tables: 'new table as added', changed: 'select fault_start from added' },
  { event: 'delete', tables: 'old table as removed', changed: 'select fault_start from removed' },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    changed: 'select fault_start from added union all select fault_start from removed',
  },
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { event } of changes) {
    const name = sql.id(`touch_reliability_months_${event}`);
    await sql`drop trigger ${name} on outage; drop function ${name}();`.execute(db);
  }
  await sql`
    drop trigger forget_reliability_months on outage;
    drop function forget_reliability_months();
    drop table reliability_month_state, reliability_month;
  `.execute(db);
}
