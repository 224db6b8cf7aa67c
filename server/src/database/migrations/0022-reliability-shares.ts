import { type Kysely, sql } from 'kysely';

/**
 * Months add up merged interruptions: outages of one feeder that overlap are one, and what is out of a feeder
 * is a share of it. So a month has its sums twice, with planned ones and without, because these overlap too.
 * Beside them stand the customer-minutes of each day and company, from which major event days are found.
 *
 * A share depends on how many consumers the feeder serves: when that changes, all months are added up anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from reliability_month_state;
    drop table reliability_month;
    create table reliability_month (
      month date not null,
      feeder_id text not null,
      substation_code text collate "C" not null,
      subdivision_code text collate "C" not null,
      with_planned boolean not null,
      outages integer not null,
      customers_known integer not null,
      interruptions integer not null,
      sustained integer not null,
      minutes double precision not null,
      share_sustained double precision not null,
      share_minutes double precision not null,
      momentary integer not null,
      share_momentary double precision not null
    );
    create index reliability_month_by_substation on reliability_month (month, substation_code);
    create index reliability_month_by_subdivision on reliability_month (month, subdivision_code);

    create table reliability_day (
      month date not null,
      day date not null,
      -- The first two digits of the sub-division's code.
      company text collate "C" not null,
      with_planned boolean not null,
      customer_minutes double precision not null,
      primary key (month, day, company, with_planned)
    );

    create or replace function forget_reliability_months() returns trigger language plpgsql as $$
    begin
      delete from reliability_month;
      delete from reliability_day;
      delete from reliability_month_state;
      return null;
    end $$;

    create function touch_reliability_months_feeder() returns trigger language plpgsql as $$
    begin
      if exists (select from removed r join added a on a.id = r.id where a.consumers <> r.consumers) then
        update reliability_month_state set version = version + 1
        where month in (select month from reliability_month_state order by month for update);
      end if;
      return null;
    end $$;
    create trigger touch_reliability_months_feeder after update on feeder referencing old table as removed new table as added
      for each statement execute function touch_reliability_months_feeder();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger touch_reliability_months_feeder on feeder;
    drop function touch_reliability_months_feeder();
    create or replace function forget_reliability_months() returns trigger language plpgsql as $$
    begin
      delete from reliability_month;
      delete from reliability_month_state;
      return null;
    end $$;
    delete from reliability_month_state;
    drop table reliability_day, reliability_month;
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
  `.execute(db);
}
