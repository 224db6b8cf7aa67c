import { type Kysely, sql } from 'kysely';

/** What the lists of feeders and accounts show, a row each, and the audit trail by time and by person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view feeder_list as
    select f.id as feeder_id, f.name, f.category, f.substation_code, s.name as substation_name, f.subdivision_code,
      d.name as subdivision_name, d.company_name,
      f.consumers, f.population, f.village_count as villages, case when f.retired_at is null then 'In use' else 'Retired' end as state
    from feeder f left join organisation s on s.code = f.substation_code left join organisation d on d.code = f.subdivision_code;

    create view account_list as
    select e.id, e.company_name, e.emp_no, e.name, e.designation, e.organization_code as office_code, o.name as office_name, e.email,
      e.mobile,
      array_to_string(e.permissions, ';') as permissions, case when e.is_active then 'Active' else 'Deactivated' end as state
    from employee e left join organisation o on o.code = e.organization_code;

    create index audit_entry_by_time on audit_entry (at desc, id desc);
    create index audit_entry_by_actor on audit_entry (actor_company, actor_emp_no, id desc);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index audit_entry_by_actor, audit_entry_by_time;
    drop view account_list, feeder_list;
  `.execute(db);
}
