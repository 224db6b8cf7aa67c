import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { advisoryLock } from '../src/database/advisory-lock';
import { databaseAt } from './test-server';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database for one test file, cloned from the template in a fraction of a second. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { SUITE_TEST_SERVER: serverUrl, SUITE_TEST_TEMPLATE: template } = process.env;
  if (!serverUrl || !template) throw new Error('API tests run in the jest project "api", which starts their database.');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // Cloning is refused while another file clones the same template: they take turns.
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    try {
      await admin.query('select pg_advisory_lock($1)', [advisoryLock.testTemplate]);
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await asAdmin(`create database ${name} template ${template}`);
  return { url: databaseAt(serverUrl, name), drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}
