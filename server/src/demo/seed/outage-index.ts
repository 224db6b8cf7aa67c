import type pg from 'pg';

/**
 * Takes the indexes off `outage` and returns how to put them back: building one over the loaded rows is several
 * times cheaper than keeping it up to date for each of millions. The definitions are the database's own, so this
 * needs no knowledge of the migrations.
 */
export async function dropOutageIndexes(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
       from pg_index where indrelid = 'outage'::regclass and not indisprimary order by 1`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`);
    for (const { definition } of indexes) await client.query(definition);
  };
}
