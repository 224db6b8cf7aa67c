import { type Kysely, sql } from 'kysely';

/**
 * Offices are searched by any part of their name. `pg_trgm` comes with PostgreSQL and may be added by the owner of a
 * database. Where it is missing, an index for beginnings of names serves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      begin
        create extension if not exists pg_trgm;
      exception when insufficient_privilege or undefined_file or feature_not_supported then
        raise notice 'pg_trgm is not available: office search reads the table where a beginning of a name does not serve';
      end;
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index organisation_by_name on organisation using gin (lower(name) gin_trgm_ops);
      else
        create index organisation_by_name on organisation (lower(name) text_pattern_ops);
      end if;
    end $$;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index organisation_by_name`.execute(db);
}
