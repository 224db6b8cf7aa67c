import { rm } from 'node:fs/promises';
import pg from 'pg';
import { started } from './test-server';

export default async function stopDatabase(): Promise<void> {
  const { SUITE_TEST_SERVER: serverUrl, SUITE_TEST_TEMPLATE: template } = process.env;
  if (!started.embedded && serverUrl && template) {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
  }
  await started.embedded?.stop();
  if (started.folder) await rm(started.folder, { recursive: true, force: true });
}
