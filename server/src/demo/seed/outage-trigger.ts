import type pg from 'pg';

/**
 * Takes the triggers off `outage` and returns how to put them back: COPY writes row by row where a trigger
 * looks at all new rows. Whoever loads rows without them counts the days and fills `pending_outage` afterwards.
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
