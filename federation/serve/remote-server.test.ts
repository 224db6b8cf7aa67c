import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { remoteServer } from './remote-server';

const folder = mkdtempSync(join(tmpdir(), 'remote-server-'));
const release = join(folder, '1.0.0-abc');
const script = 'console.log("remote");'.repeat(100);
const origin = 'http://localhost:3000';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(release);
  writeFileSync(join(release, 'remoteEntry.js'), script);
  writeFileSync(join(release, 'remoteEntry.js.br'), brotliCompressSync(script));
  app = await remoteServer({ folder, hostOrigins: [origin] });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('the server of a remote', () => {
  it('gives compressed, immutable files to the host', async () => {
    const answer = await get('/1.0.0-abc/remoteEntry.js', { origin, 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': origin,
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it('serves who cannot decompress', async () => {
    const answer = await get('/1.0.0-abc/remoteEntry.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(script);
  });

  it('lets no other origin read its files', async () => {
    const answer = await get('/1.0.0-abc/remoteEntry.js', { origin: 'http://elsewhere.test' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['/1.0.0-abc/missing.js', '/outages', '/', '/1.0.0-abc/', '/../secret', '/%2e%2e/secret'])(
    'answers %s with a plain 404',
    async (path) => {
      const answer = await get(path, { accept: 'text/html' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    },
  );
});
