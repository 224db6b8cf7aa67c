import { type Kysely, sql } from 'kysely';

/**
 * A webhook belongs to an office, and somebody answers for it. Names are unique within an office. A change of an
 * employee that may end their webhooks wakes whoever delivers.
 *
 * A webhook from before belongs to the office that all its offices are below, and is kept by who made it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook add scope text collate "C", add keeper_id integer references employee (id) on delete set null;

    create function common_office(offices text[]) returns text language sql immutable as $$
      select case when left(offices[1], 2) = '90' or length is null then '90000000' else rpad(left(offices[1], length), 8, '0') end
      from (select max(length) as length from unnest('{2,4,6,8}'::integer[]) as length
        where not exists (select from unnest(offices) as office where left(office, length) <> left(offices[1], length))) shared
    $$;
    update webhook set scope = common_office(offices), keeper_id = (
      select k.id from audit_entry a join employee k on k.id = a.actor_id
      where a.subject = 'webhook' and a.subject_id = webhook.id::text and a.action = 'create' order by a.id limit 1);
    drop function common_office(text[]);

    alter table webhook alter scope set not null;
    drop index webhook_by_name;
    create unique index webhook_by_name on webhook (scope, lower(name));
    alter table webhook drop constraint webhook_stop_check;
    alter table webhook add constraint webhook_stop_check check (stop in ('person', 'gone', 'failing', 'left', 'permission', 'moved'));

    create function tell_webhook_keepers() returns trigger language plpgsql as $$
    begin
      perform pg_notify('webhook_delivery', '');
      return null;
    end $$;
    create trigger tell_webhook_keepers after delete or update of is_active, permissions, company_name, organization_code on employee
      for each statement execute function tell_webhook_keepers();
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger tell_webhook_keepers on employee;
    drop function tell_webhook_keepers();
    update webhook set stop = 'person' where stop in ('left', 'permission', 'moved');
    alter table webhook drop constraint webhook_stop_check;
    alter table webhook add constraint webhook_stop_check check (stop in ('person', 'gone', 'failing'));
    drop index webhook_by_name;
    -- Names were unique within an office only.
    update webhook w set name = left(w.name, 48) || ' ' || w.id
    where exists (select from webhook other where lower(other.name) = lower(w.name) and other.id < w.id);
    create unique index webhook_by_name on webhook (lower(name));
    alter table webhook drop keeper_id, drop scope;
  `.execute(db);
}
