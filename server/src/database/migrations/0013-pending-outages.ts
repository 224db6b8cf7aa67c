import { type Kysely, sql } from 'kysely';

/**
 * The outages that wait for their interruption category, beside the table of all. The report and its counts look at
 * one small table, whatever the years of history. The large one would cost a plan for each partition.
 *
 * Kept within the transaction of whatever writes. A row here follows the row of its outage, whose lock the writer
 * holds: two writers never meet here that have not met there. The triggers see statements on `outage`, not on its
 * partitions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_outage (
      id bigint not null,
      fault_start timestamptz not null,
      fault_end timestamptz,
      feeder_id text not null,
      feeder_name text not null,
      substation_code text collate "C" not null,
      subdivision_code text collate "C" not null,
      primary key (id, fault_start)
    );
    create index pending_outage_by_substation on pending_outage (substation_code, fault_start desc, id desc);
    create index pending_outage_by_start on pending_outage (fault_start desc, id desc);
  `.execute(db);

  for (const { event, tables, gone } of changes) {
    const name = sql.id(`keep_pending_outages_${event}`);
    await sql`
      -- Plans are kept from the first statement on, which may have been a large one: by key is right for any.
      create function ${name}() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
      begin
        ${gone === null ? sql`` : sql`delete from pending_outage p using (${sql.raw(gone)}) gone where p.id = gone.id
          and p.fault_start = gone.fault_start;`}
        ${event === 'delete' ? sql`` : sql`
        insert into pending_outage as p (${sql.raw(columns)}) select ${sql.raw(columns)} from added where ${sql.raw(isPending)}
        on conflict (id, fault_start) do update
          set fault_end = excluded.fault_end, feeder_id = excluded.feeder_id, feeder_name = excluded.feeder_name,
            substation_code = excluded.substation_code, subdivision_code = excluded.subdivision_code
          where (p.fault_end, p.feeder_id, p.feeder_name, p.substation_code, p.subdivision_code)
            is distinct from (excluded.fault_end, excluded.feeder_id, excluded.feeder_name, excluded.substation_code,
              excluded.subdivision_code);`}
        return null;
      end $$;
      create trigger ${name} after ${sql.raw(event)} on outage referencing ${sql.raw(tables)} for each statement execute function ${name}();
    `.execute(db);
  }

  await sql`
    create function forget_pending_outages() returns trigger language plpgsql as $$
    begin
      delete from pending_outage;
      return null;
    end $$;
    create trigger forget_pending_outages after truncate on outage for each statement execute function forget_pending_outages();

    -- For whoever holds the lock of the triggers, or has taken them off.
    create function fill_pending_outages() returns void language sql as $$
      delete from pending_outage;
      insert into pending_outage (${sql.raw(columns)}) select ${sql.raw(columns)} from outage where ${sql.raw(isPending)};
    $$;
    select fill_pending_outages();

    -- The list of all outages keeps outage_pending_by_start: it has the codes of both hierarchies in it.
    drop index outage_pending;
  `.execute(db);
}

const columns = 'id, fault_start, fault_end, feeder_id, feeder_name, substation_code, subdivision_code';

const isPending = `interruption_type <> 3 and outage_type_name is null and fault_start >= '2023-12-01T00:00:00+05:30'`;

const changes = [
  { event: 'insert', tables: 'new table as added', gone: null },
  { event: 'delete', tables: 'old table as removed', gone: `select id, fault_start from removed where ${isPending}` },
  {
    event: 'update',
    tables: 'old table as removed new table as added',
    // A sum, as a join of the two would look at every pair of their rows.
    gone: `select id, fault_start from (select id, fault_start, 1 as step from removed where ${isPending} union all
      select id, fault_start, -1 from added where ${isPending}) both_rows group by id, fault_start having sum(step) > 0`,
  },
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outage_pending on outage (substation_code, fault_start desc, id desc) where interruption_type <> 3
      and outage_type_name is null;
    drop trigger forget_pending_outages on outage;
    drop function forget_pending_outages();
    drop function fill_pending_outages();
  `.execute(db);
  for (const { event } of changes) {
    const name = sql.id(`keep_pending_outages_${event}`);
    await sql`drop trigger ${name} on outage; drop function ${name}();`.execute(db);
  }
  await sql`drop table pending_outage`.execute(db);
}
