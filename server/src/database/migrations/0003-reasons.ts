import { type Kysely, sql } from 'kysely';
import { reasons } from '../reasons';

/** The reasons belong to the product, not to the demo: without them no planned shutdown can be recorded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = sql.join(reasons.map(({ id, faultType, name }) => sql`(${id}::integer, ${faultType}::smallint, ${name}::text)`));
  await sql`insert into reason (id, fault_type, name) values ${rows} on conflict (id) do update set name = excluded.name`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from reason`.execute(db);
}
