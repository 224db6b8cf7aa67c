import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestListener, type Server, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineRemote } from '../define-app';
import { integrityOf } from '../integrity';
import { createDevServer, type DevServer } from './dev-server';

const folder = mkdtempSync(join(tmpdir(), 'dev-server-'));
const dist = join(folder, 'dist');
mkdirSync(dist);
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(dist, 'remoteEntry.js'), 'alert(1)');
mkdirSync(join(folder, 'dist-x'));
writeFileSync(join(folder, 'dist-x', 'secret.txt'), 'secret');
mkdirSync(join(dist, 'folder.d'));

const remote = defineRemote({
  name: 'remote-demo',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/demo'],
  menu: [],
  capability: null,
});
const servers: Server[] = [];
let dev: DevServer;
let url = '';
let hostUrl = '';
const socketOrigins: (string | undefined)[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const answering = (name: string, json: Readonly<Record<string, object>>): RequestListener => (request, response) => {
  const body = json[request.url ?? ''];
  response
    .writeHead(200, { 'content-type': 'text/plain', 'content-security-policy': "default-src 'none'" })
    .end(body ? JSON.stringify(body) : `${name} ${request.method} ${request.url}`);
};

beforeAll(async () => {
  hostUrl = await listen(
    createServer(
      answering('host', { '/config.json': { apiUrl: 'http://api.test', remoteOrigins: ['http://localhost:3001'], mapTileUrl: null } }),
    ),
  );
  const api = createServer(
    answering('api', {
      '/remotes': {
        remotes: [
          { name: 'remote-demo', version: '0.9.0', manifestUrl: `${hostUrl}/d.json` },
          { name: 'remote-live', manifestUrl: `${hostUrl}/1/m.json`, previous: null },
        ],
        contracts: [1],
        revision: '7',
      },
    }),
  );
  api.on('upgrade', (request, socket) => {
    socketOrigins.push(request.headers.origin);
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const apiUrl = await listen(api);
  dev = createDevServer({ remote, folder: dist, hostUrl, apiUrl });
  url = await listen(dev.server);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

const text = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text();
const html = { headers: { accept: 'text/html' } };

describe('the development server', () => {
  it('gives pages and files of the host, everything else of the API', async () => {
    expect(await text('/employee', html)).toBe('host GET /employee');
    expect(await text('/main.0123456789ab.js')).toBe('host GET /main.0123456789ab.js');
    expect(await text('/employee?limit=1')).toBe('api GET /employee?limit=1');
    expect(await text('/auth/login', { method: 'POST', body: '{}' })).toBe('api POST /auth/login');
  });

  it('lets the page load what it brings', async () => {
    expect((await fetch(`${url}/demo`, html)).headers.get('content-security-policy')).toBeNull();
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      apiUrl: url,
      remoteOrigins: [url, 'http://localhost:3001'],
      mapTileUrl: null,
    });
  });

  it('puts its own build into the registry, with its hash', async () => {
    const { remotes, revision } = (await (await fetch(`${url}/remotes`)).json()) as { remotes: { name: string }[]; revision: string };
    expect(revision).toBe('7');
    expect(remotes).toEqual([
      { name: 'remote-live', manifestUrl: `${url}/@other/${new URL(hostUrl).host}/1/m.json`, previous: null },
      {
        name: 'remote-demo',
        version: '1.0.0',
        build: 'dev',
        manifestUrl: `${url}/@remote/mf-manifest.json`,
        integrity: integrityOf(join(dist, 'remoteEntry.js')),
        contracts: 1,
        hostApi: '^1.0.0',
        basePaths: ['/demo'],
        menu: [],
        pages: [],
        widgets: [],
        capability: null,
        previous: null,
      },
    ]);
  });

  it('brings the other remotes from where the registry says they are, and nothing else', async () => {
    expect(await text(`/@other/${new URL(hostUrl).host}/1/m.json`)).toBe('host GET /1/m.json');
    expect((await fetch(`${url}/@other/elsewhere.test/1/m.json`)).status).toBe(404);
  });

  it('gives its files to any host of this machine, and no other files', async () => {
    const answer = await fetch(`${url}/@remote/remoteEntry.js`);
    expect([await answer.text(), answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual([
      'alert(1)',
      '*',
      'no-store',
    ]);
    for (const other of ['..%2fsecret.txt', '..%2fdist-x%2fsecret.txt', '', 'folder.d', 'none.js', '%zz.js']) {
      expect([other, (await fetch(`${url}/@remote/${other}`)).status]).toEqual([other, 404]);
    }
  });

  it('tells open pages of a new build', async () => {
    const answer = await fetch(`${url}/@reload`);
    dev.reload();
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: built\n\n');
    await reader?.cancel();
  });

  it('opens the live line as a page of the host, whose origin the API knows', async () => {
    const request = send(`${url}/socket.io/`, { headers: { connection: 'upgrade', upgrade: 'websocket', origin: url } });
    const [, socket] = await new Promise<[unknown, Duplex]>((resolve) => {
      request.on('upgrade', (answer, opened) => resolve([answer, opened]));
      request.end();
    });
    socket.destroy();
    expect(socketOrigins).toEqual([hostUrl]);
  });

  it('asks a suite at https:, and says when it does not answer', async () => {
    const away = createDevServer({ remote, folder: dist, hostUrl: 'https://127.0.0.1:1', apiUrl: 'https://127.0.0.1:1' });
    const answer = await fetch(`${await listen(away.server)}/help`, html);
    expect([answer.status, await answer.text()]).toEqual([502, 'The running suite does not answer.']);
  });
});
