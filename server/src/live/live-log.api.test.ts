import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type TestApp, openTestApp } from '../../test/test-app';
import { createDatabase } from '../database/database';
import { recordLiveEnd } from './live-log';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

describe('the end of an outage', () => {
  it('looks at one month only while it holds the log', async () => {
    const { rows: found } = await suite.pool.query<{ id: number; fault_start: Date; text: string }>(
      `update outage set fault_start = date_trunc('milliseconds', fault_start) + interval '789 microseconds'
       where id = (select max(id) from outage) returning id, fault_start, fault_start::text as text`,
    );
    const [outage] = found;
    if (!outage) throw new Error('The demo data has outages.');
    const logged = await createDatabase(suite.pool).transaction().execute(async (trx) => {
      await recordLiveEnd(trx, outage);
      const { rows: months } = await sql<{ name: string }>`
        select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
        where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relname like 'outage\\_20%'`.execute(trx);
      expect(months).toHaveLength(1);
      return sql<{
        event_type: number;
        outage_id: number;
        start: string;
      }>`select event_type, outage_id, fault_start::text as start from live_event order by position desc limit 1`.execute(trx);
    });
    expect(logged.rows).toEqual([{ event_type: 0, outage_id: outage.id, start: outage.text }]);
  });
});
