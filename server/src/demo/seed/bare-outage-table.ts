import type pg from 'pg';

/**
 * Takes the indexes off `outage` and returns how to put them back. Building an index over the loaded rows is several
 * times cheaper than updating it for millions of rows. The definitions are the database's own, so this needs no
 * knowledge of the migrations.
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

/**
 * Takes the triggers off `outage` and returns how to put them back: COPY writes row by row where a trigger
 * looks at all new rows. After loading rows without them, count the days and fill `pending_outage`.
 */
export async function dropOutageTriggers(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<{ name: string; definition: string }>(
    `select quote_ident(tgname) as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = 'outage'::regclass
      and not tgisinternal order by 1`,
  );
  for (const { name } of triggers) await client.query(`drop trigger ${name} on outage`);
  return async () => {
    for (const { definition } of triggers) await client.query(definition);
  };
}
