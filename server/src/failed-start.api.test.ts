import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { cloneDatabase } from '../test/test-database';

async function start(environment: Readonly<Record<string, string>>): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, NODE_ENV: 'production', SUITE_DEMO: '0', INGEST_KEY: 'test-ingest-key-of-16', ...environment };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: join(__dirname, '../..'),
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

describe('a start that fails says why and does not end as if all were well', () => {
  it('without its database', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect([code, said]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  });

  it('on a port that is taken', async () => {
    const database = await cloneDatabase();
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { code, said } = await start({ DATABASE_URL: database.url, API_PORT: String(port), API_ADDRESS: '127.0.0.1' });
    expect([code, said]).toEqual([1, expect.stringContaining(`Port ${port} is in use.`)]);
    taken.close();
    await database.drop();
  });

  it('with a setting that is wrong', async () => {
    expect(await start({ API_PORT: 'abc' })).toEqual({ code: 1, said: expect.stringContaining('API_PORT must be a port number') });
  });
});
