import pg from 'pg';
import { advisoryLock } from '../../database/advisory-lock';
import type { FillDatabase } from '../../database/migrations/prepare';
import { createPool } from '../../database/pool';
import { seedDatabase } from './seed';

/** Loads demo data into a database that holds no organisation yet. Of several starting processes one loads them. */
export const fillDemoDatabase: FillDatabase = async ({ url, now, log }) => {
  const guard = new pg.Client({ connectionString: url });
  const pool = createPool({ url, size: 2, isUnlimited: true });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [advisoryLock.demoData]);
    const { rowCount } = await guard.query('select from organisation limit 1');
    if (rowCount === 0) await seedDatabase(pool, { profile: 'demo', years: 1, now, ...(log && { log }) });
  } finally {
    await guard.end();
    await pool.end();
  }
};
