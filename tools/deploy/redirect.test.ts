// The configuration that the edge's script writes, as far as it can be read without a running nginx.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const canRender = spawnSync('envsubst', ['--version']).status === 0;

(canRender ? it : it.skip)('plain HTTP is sent to the configured addresses, whatever name the caller gives', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suite-edge-'));
  writeFileSync(join(folder, 'tls.crt'), '');
  const env = {
    ...process.env,
    NGINX_FOLDER: folder,
    TLS_FOLDER: folder,
    SUITE_URL: 'https://suite.example.org',
    SUITE_API_URL: 'https://api.example.org',
    API_SERVERS: 'api:3010',
    HOST_SERVER: 'host:8080',
  };
  // What nginx itself says of the empty certificate does not matter here.
  spawnSync('sh', [join(__dirname, '..', '..', 'deploy', 'nginx', 'render.sh'), 'edge', 'test'], { env });
  const site = readFileSync(join(folder, 'site.conf'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(site.match(/return 301 \S+;/g)).toEqual([
    'return 301 https://suite.example.org$request_uri;',
    'return 301 https://api.example.org$request_uri;',
  ]);
});
