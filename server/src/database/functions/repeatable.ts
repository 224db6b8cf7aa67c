// SQL functions that may change with any release. A start replaces them when their text has changed, after the
// numbered migrations. Where several processes start at once, a lock lets one do it.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { advisoryLock } from '../advisory-lock';
import { feedFunctions } from './feed-functions';
import { webhookFunctions } from './webhook-functions';

const repeatables: Readonly<Record<string, string>> = {
  'feed-functions': feedFunctions,
  'webhook-functions': webhookFunctions,
};

/** Answers the names of what has changed. */
export async function runRepeatables(db: Kysely<unknown>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock.functions)})`.execute(trx);
    await sql`create table if not exists repeatable_migration (name text primary key, digest text not null)`.execute(trx);
    const { rows } = await sql<{ name: string; digest: string }>`select name, digest from repeatable_migration`.execute(trx);
    const placed = new Map(rows.map(({ name, digest }) => [name, digest]));
    const changed: string[] = [];
    for (const [name, text] of Object.entries(repeatables)) {
      const digest = createHash('sha256').update(text).digest('hex');
      if (placed.get(name) === digest) continue;
      await sql.raw(text).execute(trx);
      await sql`insert into repeatable_migration (name, digest) values (${name}, ${digest}) on conflict (name) do update
        set digest = excluded.digest`.execute(trx);
      changed.push(name);
    }
    return changed;
  });
}
