import type pg from 'pg';

export async function isDatabaseEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is_empty: boolean }>(
    `select not (exists (select from organisation) or exists (select from employee) or exists (select from outage)) as is_empty`,
  );
  return rows[0]?.is_empty === true;
}

/** Empties every table but the record of migrations and the releases of remotes, which are not demo data. */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
       from pg_tables
      where schemaname = current_schema() and tablename not like 'kysely\\_%' and tablename <> 'remote_release'`,
  );
  const tables = rows[0]?.tables;
  if (tables) await pool.query(`truncate ${tables} restart identity cascade`);
}
