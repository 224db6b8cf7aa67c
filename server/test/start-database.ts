// Before the API tests: one PostgreSQL server and one migrated, seeded template database, which each
// test file clones. TEST_DATABASE_URL names another server (CI runs on Debian's PostgreSQL 15 too).
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded';
import { migrate } from '../src/database/migrations/migrate';
import { ensurePartitions } from '../src/database/partition';
import { createPool } from '../src/database/pool';
import { seedDatabase } from '../src/demo/seed/seed';
import { databaseAt, started, testNow } from './test-server';

export default async function startDatabase(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) {
    started.folder = await mkdtemp(join(tmpdir(), 'outage-suite-test-'));
    started.embedded = await startEmbeddedPostgres({ dataDir: started.folder });
  }
  const serverUrl = given || started.embedded?.url || '';
  const template = `suite_test_${process.pid}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  await admin.end();

  const url = databaseAt(serverUrl, template);
  await migrate(url);
  const pool = createPool({ url, size: 2, isUnlimited: true });
  await seedDatabase(pool, { profile: 'test', years: 1, now: testNow });
  await ensurePartitions(pool, testNow);
  await pool.end();
  process.env.SUITE_TEST_SERVER = serverUrl;
  process.env.SUITE_TEST_TEMPLATE = template;
}
