import { type Kysely, sql } from 'kysely';

/**
 * The sums of a month say until when its outages of a feeder last, where that is beyond the month: outages of later
 * months may overlap with them. All months are added up anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reliability_month add last_end timestamptz;
    create index reliability_month_reaching on reliability_month (month) where last_end is not null;
    update reliability_month_state set built = null;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index reliability_month_reaching;
    alter table reliability_month drop last_end;
  `.execute(db);
}
