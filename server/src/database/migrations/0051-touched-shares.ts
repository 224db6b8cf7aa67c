import { type Kysely, sql } from 'kysely';

const touch = (isTouched: string) => `
  create or replace function touch_reliability_months_feeder() returns trigger language plpgsql as $$
  begin
    if exists (${isTouched}) then
      update reliability_month_state set version = version + 1
      where month in (select month from reliability_month_state order by month for update);
    end if;
    return null;
  end $$`;

/** A file that changes every feeder compared each with each: two minutes for 25,000. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(touch('select id, consumers from removed except select id, consumers from added')).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(touch('select from removed r join added a on a.id = r.id where a.consumers <> r.consumers')).execute(db);
}
