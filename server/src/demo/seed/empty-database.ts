import type pg from 'pg';

export async function isDatabaseEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_empty: boolean }>(
    `select not (exists (select from organisation) or exists (select from employee) or exists (select from outage)) as is_empty`,
  );
  return rows[0]?.is_empty === true;
}

/**
 * Empties every table but the record of migrations, the reasons and the releases of remotes, which are
 * not demo data. The audit trail goes too: its outages are gone, and their numbers come again.
 */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
       from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely\\_%' and tablename not in ('remote_release', 'reason')`,
  );
  const tables = rows[0]?.tables;
  if (!tables) return;
  await pool.query(`
    begin;
    alter table audit_entry disable trigger audit_entry_is_not_emptied;
    truncate ${tables} restart identity cascade;
    alter table audit_entry enable trigger audit_entry_is_not_emptied;
    commit`);
}
