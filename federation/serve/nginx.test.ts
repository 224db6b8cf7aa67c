import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nginxRunTimeConfig, nginxSecurityHeaders } from './nginx';
import { runTimeConfig } from './run-time-config';
import { pageHeaders } from './security-header';

const templates = join(__dirname, '..', '..', 'deploy', 'nginx');
const read = (name: string) => readFileSync(join(templates, name), 'utf8');

describe('what nginx gets from the source of the Node servers', () => {
  it('is written as `pnpm nginx` would write it now', () => {
    expect(read('security-header.conf.template')).toBe(nginxSecurityHeaders());
    expect(read('config.json.template')).toBe(nginxRunTimeConfig());
  });
});

const hasEnvsubst = spawnSync('envsubst', ['--version']).status === 0;

/** With envsubst on the machine (package gettext-base) the real script runs; nginx is a stand-in that does nothing. */
(hasEnvsubst ? describe : describe.skip)('what render.sh makes of it', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'suite-nginx-'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin', 'nginx'), '#!/bin/sh\n');
    chmodSync(join(folder, 'bin', 'nginx'), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const render = (role: string, variables: Readonly<Record<string, string>>) =>
    spawnSync('sh', [join(templates, 'render.sh'), role, 'test'], {
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, NGINX_FOLDER: join(folder, role), FILES: folder, ...variables },
    });
  const written = (role: string, name: string) => readFileSync(join(folder, role, name), 'utf8');

  it.each([
    { SUITE_URL: 'https://suite.example.org', SUITE_API_URL: 'https://api.example.org' },
    {
      SUITE_URL: 'http://localhost:8080',
      SUITE_API_URL: 'http://localhost:8081/',
      SUITE_REMOTE_ORIGINS: 'https://one.example.org,https://two.example.org',
      MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png?key=a',
      SURFACE_URL: 'https://surface.example.org/open',
      ALLOWED_RESTORATION_HOURS: '{"URBAN": 2, "JGY": 36.5}',
    },
    {
      SUITE_URL: 'https://suite.example.org',
      SUITE_API_URL: 'https://api.example.org',
      MAP_TILE_URL: 'https://{a-c}.tiles.example.org/{z}/{x}/{y}.png',
    },
  ])('says what the Node server of the host says (%#)', (variables) => {
    expect(render('host', variables)).toMatchObject({ status: 0, stderr: '' });
    // Behind the edge, remotes have the host's own origin.
    const environment = { SUITE_REMOTE_ORIGINS: variables.SUITE_URL, ...variables };
    const config = runTimeConfig(environment);
    expect(JSON.parse(written('host', 'config.json'))).toEqual({ allowedRestorationHours: {}, ...config });
    const headers = pageHeaders({ api: config.apiUrl, remotes: config.remoteOrigins, tiles: config.mapTileUrl });
    const plain = (text: string) => text.replaceAll(/\s+(?=[;"]|$)/g, '');
    const lines = written('host', 'security-header.conf')
      .split('\n')
      .filter((line) => line.startsWith('add_header'));
    expect(lines.map(plain)).toEqual(Object.entries(headers).map(([name, value]) => plain(`add_header ${name} "${value}" always;`)));
  });

  it('leaves no variable of its own unfilled', () => {
    render('host', { SUITE_URL: 'http://localhost:8080', SUITE_API_URL: 'http://localhost:8081' });
    for (const name of ['nginx.conf', 'site.conf', 'static.conf', 'file-type.conf', 'security-header.conf', 'config.json'])
      expect(written('host', name)).not.toMatch(/\$\{/);
  });

  it('refuses a value that would end a word of the configuration', () => {
    for (const SURFACE_URL of ['https://a.example.org; evil on', 'https://a.example.org"', 'https://a.example.org/\n}', 'https://$host']) {
      expect(render('host', { SUITE_URL: 'http://localhost:8080', SUITE_API_URL: 'http://localhost:8081', SURFACE_URL })).toMatchObject({
        status: 2,
      });
    }
    const hours = {
      SUITE_URL: 'http://localhost:8080',
      SUITE_API_URL: 'http://localhost:8081',
      ALLOWED_RESTORATION_HOURS: '{"JGY":$host}',
    };
    expect(render('host', hours)).toMatchObject({ status: 2 });
  });

  it('gives the remotes that have no server of their own to the store\'s', () => {
    const edge = {
      SUITE_URL: 'https://suite.example.org',
      SUITE_API_URL: 'https://api.example.org',
      API_SERVERS: 'api:3010',
      HOST_SERVER: 'host:8080',
    };
    expect(render('edge', { ...edge, STORE_SERVER: 'store:8080', REMOTE_SERVERS: 'remote-live=live:8080' }).status).toBe(0);
    const site = written('edge', 'site.conf');
    expect(site).toContain('server store:8080;');
    expect(site).toMatch(/location \/remotes\/remote- \{\s+default_type text\/plain;\s+proxy_pass http:\/\/store\/remote-;/);
    expect(site).toContain('server live:8080;');
  });

  it('names what is missing', () => {
    expect(render('edge', { SUITE_URL: 'http://localhost:8080', SUITE_API_URL: 'http://localhost:8081' }).stderr).toContain(
      'API_SERVERS is required',
    );
  });

  it('gives the edge a place for each remote, and a 404 below every other', () => {
    const edge = {
      SUITE_URL: 'https://suite.example.org',
      SUITE_API_URL: 'https://api.example.org',
      API_SERVERS: 'api:3010',
      HOST_SERVER: 'host:8080',
      DNS_RESOLVER: '127.0.0.11',
    };
    expect(render('edge', { ...edge, REMOTE_SERVERS: 'remote-live=live:8080 remote-demo=demo:8080' }).status).toBe(0);
    const site = written('edge', 'site.conf');
    expect(site).toContain('location /remotes/remote-demo/ { proxy_pass http://remote-demo/; }');
    expect(site).toContain('server live:8080 resolve;');
    expect(site).toContain('server_name suite.example.org;');
    expect(site).not.toContain('ssl_certificate');
    expect(site).toMatch(/location \/remotes\/remote- \{\s+default_type text\/plain;\s+return 404 /);
  });
});
