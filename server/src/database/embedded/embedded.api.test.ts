import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startEmbeddedPostgres, stopOrphanedPostgres } from './start-embedded';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outage-suite-embedded-'));
});
// The last server may still be writing its farewell.
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client.query<Row>(text).then(({ rows }) => rows).finally(() => client.end());
}

const postmasterPid = async () => Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another process that starts the server and holds it until it is killed. */
async function startOwner(): Promise<ChildProcess> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(__dirname, 'start-embedded.ts'))};
    const { role } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(role);
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(owner.stdout, 'data');
  return owner;
}

describe('the embedded server', () => {
  it('starts, keeps its data and its port, and stops with its owner', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    expect(first.role).toBe('started');
    await query(first.url, 'create table kept as select 42 as answer');
    expect(await query(first.url, `select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'TimeZone', 'listen_addresses', 'server_encoding') order by lower(name)`)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'TimeZone', setting: 'UTC' },
    ]);
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();

    const second = await startEmbeddedPostgres({ dataDir });
    expect([second.role, second.port, await query(second.url, 'select answer from kept')]).toEqual([
      'started',
      first.port,
      [{ answer: 42 }],
    ]);
    await second.stop();
  });

  it('leaves a server to its living owner, and adopts it when that one was killed', async () => {
    const owner = await startOwner();
    const guest = await startEmbeddedPostgres({ dataDir });
    expect(guest.role).toBe('guest');
    await guest.stop();
    const pid = await postmasterPid();

    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const heir = await startEmbeddedPostgres({ dataDir });
    const kept = await query(heir.url, 'select answer from kept');
    expect([heir.role, await postmasterPid(), kept]).toEqual(['adopted', pid, [{ answer: 42 }]]);
    await stopOrphanedPostgres(dataDir);
    expect(await postmasterPid()).toBe(pid);
    await heir.stop();
    await expect(postmasterPid()).rejects.toThrow();
  });

  it('is stopped when its owner was killed and nobody takes its place', async () => {
    const owner = await startOwner();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await stopOrphanedPostgres(dataDir);
    await expect(postmasterPid()).rejects.toThrow();
  });

  it('comes back on its port when the server itself was killed', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const pid = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    const deadline = Date.now() + 20_000;
    let answer: unknown = null;
    while (answer === null && Date.now() < deadline) answer = await query(server.url, 'select answer from kept').catch(() => null);
    expect(answer).toEqual([{ answer: 42 }]);
    expect(await postmasterPid()).not.toBe(pid);
    await server.stop();
  });
});
