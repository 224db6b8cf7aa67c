import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { waitUntilAnswered } from '../../tools/suite/wait-until';
import { installPeer } from './install';
import { filterOf, type StartPeer } from './peer';

const run = promisify(execFile);
const versions = { directus: '12.4.0', pg: '8.23.1' } as const;
const port = 24_091;
const schema = 'bench_directus';
const token = 'bench-of-the-outage-suite';
const fields = [
  'id',
  'sfms_id',
  'feeder_id',
  'feeder_name',
  'category',
  'substation_code',
  'subdivision_code',
  'interruption_type',
  'fault_type',
  'outage_type_name',
  'fault_start',
  'fault_end',
];

/** It wants a key of one column, which a partitioned table cannot have: a flat copy with the indexes of the lists. */
const flatCopy = `
  drop schema if exists ${schema} cascade;
  create schema ${schema};
  create unlogged table ${schema}.outage_flat as select ${fields.join(', ')} from public.outage;
  alter table ${schema}.outage_flat add primary key (id);
  create index on ${schema}.outage_flat (fault_start desc, id desc);
  create index on ${schema}.outage_flat (substation_code, fault_start desc, id desc);
  create index on ${schema}.outage_flat (subdivision_code, fault_start desc, id desc);
  analyze ${schema}.outage_flat;`;

async function inDatabase(databaseUrl: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Directus, asked by its administrator, on a flat copy of all outages in a schema of its own that is dropped at the end. */
export const startDirectus: StartPeer = async (databaseUrl, log) => {
  const { folder, node } = await installPeer('directus', versions, log);
  // Only its flows run code in there; it would have to be compiled.
  writeFileSync(join(folder, 'node_modules', 'isolated-vm', 'isolated-vm.js'), 'module.exports = {};\n');
  log('copying all outages into one table for Directus ...');
  await inDatabase(databaseUrl, flatCopy);
  const drop = () => inDatabase(databaseUrl, `drop schema if exists ${schema} cascade`);
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SECRET: token,
      LOG_LEVEL: 'error',
      TELEMETRY: 'false',
      ADMIN_EMAIL: 'bench@example.org',
      ADMIN_PASSWORD: token,
      ADMIN_TOKEN: token,
      CACHE_ENABLED: 'false',
      RATE_LIMITER_ENABLED: 'false',
      WEBSOCKETS_ENABLED: 'false',
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: databaseUrl,
      DB_SEARCH_PATH: `array:${schema}`,
      DB_POOL__MAX: '10',
    };
    const program = join(folder, 'node_modules', 'directus', 'cli.js');
    await run(node, [program, 'bootstrap'], { cwd: folder, env, maxBuffer: 2 ** 26 });
    const child = spawn(node, [program, 'start'], { cwd: folder, env, stdio: 'ignore' });
    await waitUntilAnswered(`http://127.0.0.1:${port}/server/ping`, 60_000);
    return {
      name: 'Directus 12',
      version: versions.directus,
      table: 'flat table',
      request: (user) => {
        const { since, before } = filterOf(user);
        // It compares no texts; the copy's collation lets the index serve a beginning as well as a range.
        const filter = { _and: [{ fault_start: { _gte: since, _lt: before } }, { substation_code: { _starts_with: user.trimEurjaCode } }] };
        const asked = new URLSearchParams({
          limit: '10',
          sort: '-fault_start,-id',
          fields: fields.join(','),
          meta: 'filter_count',
          filter: JSON.stringify(filter),
        });
        return { address: `http://127.0.0.1:${port}/items/outage_flat?${asked.toString()}`, headers: { authorization: `Bearer ${token}` } };
      },
      stop: async () => {
        child.kill();
        await once(child, 'close');
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
};
