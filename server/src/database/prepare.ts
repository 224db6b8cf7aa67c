import pg from 'pg';
import { migrate } from './migrate';
import { forgetDroppedMonths } from './forget-dropped-months';
import { ensurePartitions } from './partition';
import { createPool } from './pool';
import { sealOutageDays } from './seal-days';
import { seedDatabase } from './seed/seed';

interface PrepareOptions {
  readonly url: string;
  readonly isDemo: boolean;
  readonly now: Date;
  readonly log?: (line: string) => void;
}

const seedLock = 7_201_962;

/** Demo data for a database that holds no organisation yet; of several starting processes one loads them. */
async function seedDemo({ url, now, log }: PrepareOptions): Promise<void> {
  const guard = new pg.Client({ connectionString: url });
  const pool = createPool({ url, size: 2, isUnlimited: true });
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [seedLock]);
    const { rowCount } = await guard.query('select from organisation limit 1');
    if (rowCount === 0) await seedDatabase(pool, { profile: 'demo', years: 1, now, ...(log && { log }) });
  } finally {
    await guard.end();
    await pool.end();
  }
}

/** Everything between an empty database and one that the API can serve. */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  const { url, isDemo, now, log } = options;
  for (const name of await migrate(url)) log?.(`migrated ${name}`);
  if (isDemo) await seedDemo(options);
  const pool = createPool({ url, size: 1, isUnlimited: true });
  try {
    await ensurePartitions(pool, now);
    await sealOutageDays(pool, now);
    await forgetDroppedMonths(pool);
  } finally {
    await pool.end();
  }
}
