import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { hostServer } from './host-server';
import { runTimeConfig } from './run-time-config';
import { contentSecurityPolicy } from './security-header';

const folder = mkdtempSync(join(tmpdir(), 'host-server-'));
const config = runTimeConfig({
  SUITE_API_URL: 'http://localhost:4010',
  SUITE_REMOTE_ORIGINS: 'http://localhost:4001,http://localhost:4002',
  COMPLAINT_URL: 'https://complaint.test/new',
});
let app: FastifyInstance;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Suite</title>');
  writeFileSync(join(folder, 'main.0123456789ab.js'), 'start()');
  app = await hostServer(folder, config);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accept = 'text/html') => app.inject({ method: 'GET', url, headers: { accept } });

describe('the server of the host', () => {
  it.each(['/', '/outages?fid=1', '/employee/12', '/no/such/page', '/help.html', '/%E0%A4%A'])(
    'answers the navigation %s with the page, always fresh',
    async (path) => {
      const answer = await get(path);
      expect([answer.statusCode, answer.body]).toEqual([200, '<title>Suite</title>']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('keeps files with a hash in their name for ever', async () => {
    expect((await get('/main.0123456789ab.js', '*/*')).headers['cache-control']).toContain('immutable');
  });

  it('sends the policy with pages, pictures and documents, not with every script', async () => {
    const script = await get('/main.0123456789ab.js', '*/*');
    expect(script.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(script.headers).not.toHaveProperty('content-security-policy');
    for (const path of ['/', '/config.json', '/picture.svg', '/no/such/page'])
      expect((await get(path)).headers).toHaveProperty('content-security-policy');
  });

  it.each([['/main.000000000000.js', 'text/html'], ['/outages', 'application/json'], ['/mf-manifest.json', '*/*']])(
    'does not pass the page off as %s (%s)',
    async (path, accept) => {
      expect((await get(path, accept)).statusCode).toBe(404);
    },
  );

  it('tells the browser where everything is', async () => {
    const answer = (await get('/config.json', '*/*')).json();
    expect(answer).toMatchObject({
      apiUrl: 'http://localhost:4010',
      mapTileUrl: null,
      complaintUrl: 'https://complaint.test/new',
      surfaceUrl: 'http://localhost:4010/demo/external/surface',
    });
    expect(answer.remoteOrigins).toHaveLength(2);
    expect(answer).not.toHaveProperty('allowRemoteOverride');
    expect(runTimeConfig({ ALLOWED_RESTORATION_HOURS: '{"Urban":1}', SUITE_DEV_REMOTES: '1' })).toMatchObject({
      allowedRestorationHours: { Urban: 1 },
      allowRemoteOverride: true,
    });
  });

  it('allows no inline or evaluated script and no foreign frame', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://localhost:4001 http://localhost:4002;");
    expect(policy).toContain("connect-src 'self' http://localhost:4010 ws://localhost:4010");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  });

  it('lets scripts of the own machine in only where remotes may be overridden', async () => {
    const origins = { api: 'http://localhost:4010', remotes: ['http://localhost:4001'], tiles: 'https://tiles.test/{z}/{x}/{y}.png' };
    expect(contentSecurityPolicy({ ...origins, allowsOwnMachine: false })).not.toContain('localhost:*');
    const policy = contentSecurityPolicy({ ...origins, allowsOwnMachine: true });
    expect(policy).toContain("script-src 'self' http://localhost:4001 http://localhost:* http://127.0.0.1:*;");
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:\*/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.test(;| )/);
    expect(policy).not.toContain('unsafe-eval');
  });
});
