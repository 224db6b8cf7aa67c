import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BuildInfo } from '../build/build-info';
import { defineRemote } from '../define-app';
import { type HostOffer, checkRelease } from './check-release';

const folder = mkdtempSync(join(tmpdir(), 'check-release-'));
const app = defineRemote({
  name: 'remote-live',
  version: '1.2.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [],
  capability: null,
});
const size = { raw: 1, gzip: 1, brotli: 1 };
const info: BuildInfo = {
  app: app.name, form: 'federated', version: '1.2.0', buildId: 'b1', inputHash: 'b1', seconds: 0,
  files: ['remoteEntry.js', 'routes.1.js', 'routes.1.css'].map((file) => ({ file, chunk: null, isInitial: true, size })),
};
const offer: HostOffer = {
  contracts: [1, 2],
  hostApi: '1.3.0',
  provides: { react: '19.3.1', 'react/': '19.3.1', 'shared-ui/session': '1.3.0' },
};

const assets = { js: { sync: ['routes.1.js'], async: [] }, css: { sync: ['routes.1.css'], async: [] } };
const suite = { version: '1.2.0', build: 'b1', hostApi: '^1.0.0', contracts: 2 };
const manifestOf = ({ metaData = {}, ...change }: { metaData?: object } & object = {}) => ({
  name: 'remoteLive',
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' }, suite, ...metaData },
  exposes: [{ path: './routes', assets }],
  shared: [
    { name: 'react/jsx-runtime', requiredVersion: '^19.3.0', fallback: '' },
    { name: 'shared-ui/session', requiredVersion: '^1.0.0' },
  ],
  ...change,
});
const writeManifest = (manifest: unknown) => writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
const hash = (text: string) => createHash('sha384').update(text).digest('base64');
const check = (given: HostOffer = offer, files = info) => checkRelease(folder, app, files, given);

beforeEach(() => {
  writeFileSync(join(folder, 'routes.1.js'), 'routes');
  writeFileSync(join(folder, 'routes.1.css'), 'style');
  writeFileSync(join(folder, 'remoteEntry.js'), `({1:"${hash('routes')}"});({1:"${hash('style')}"})`);
  writeManifest(manifestOf());
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('before a remote is shipped', () => {
  it('finds nothing wrong with a release that the running suite can run', () => {
    expect(check()).toEqual([]);
  });

  it.each([
    ['contracts that the API does not answer', { ...offer, contracts: [1] }, 'it was built with contracts 2, the API answers 1'],
    ['a host API that the host does not have', { ...offer, hostApi: '2.0.0' }, 'it needs host API ^1.0.0, the running host has 2.0.0'],
    [
      'a shared module of another version',
      { ...offer, provides: { ...offer.provides, 'react/': '18.2.0' } },
      'it needs react/jsx-runtime ^19.3.0, the host provides 18.2.0',
    ],
    [
      'a shared module that the host has not',
      { ...offer, provides: { 'react/': '19.3.1' } },
      'it shares shared-ui/session, which the host does not provide',
    ],
  ])('refuses %s', (_what, given, problem) => {
    expect(check(given)).toEqual([problem]);
  });

  it.each([
    ['a manifest that no host reads', { shared: 'none' }, /^mf-manifest\.json is not what a host reads: shared/],
    [
      'an entry elsewhere',
      { metaData: { remoteEntry: { name: 'remoteEntry.js', path: 'https://elsewhere.test' } } },
      /^mf-manifest\.json is not what a host reads: metaData\.remoteEntry\.path/,
    ],
    [
      'the manifest of another build',
      { metaData: { suite: { ...suite, build: 'b2' } } },
      /^the manifest speaks of remoteLive 1\.2\.0 \(b2\)/,
    ],
    ['no routes', { exposes: [] }, /^it exposes nothing/],
    [
      'more than routes and widgets',
      {
        exposes: [
          { path: './routes', assets },
          { path: './session', assets },
        ],
      },
      /^it exposes \.\/routes, \.\/session/,
    ],
    ['a manifest that names no shared module', { shared: [] }, /^its manifest names no shared module/],
    [
      'a copy of what the host provides',
      { shared: [{ name: 'react', requiredVersion: '^19.3.0', fallback: 'react.js' }] },
      /^it brings its own react/,
    ],
  ])('refuses %s', (_what, change, problem) => {
    writeManifest(manifestOf(change));
    expect(check()).toEqual([expect.stringMatching(problem)]);
  });

  it('refuses a chunk that the entry does not have the hash of, and one that is missing', () => {
    writeFileSync(join(folder, 'routes.1.js'), 'changed');
    expect(check()).toEqual(['routes.1.js is not the chunk that remoteEntry.js has the hash of']);
    rmSync(join(folder, 'routes.1.css'));
    expect(check()).toContain('routes.1.css is missing');
  });

  it('refuses what outgrows its budget', () => {
    const heavy = { ...info, files: info.files.map((file) => ({ ...file, size: { ...size, brotli: 1024 * 1024 } })) };
    expect(check(offer, heavy)).toEqual([
      expect.stringContaining('the first load weighs 3072.0 KB'),
      expect.stringContaining('everything weighs 3072.0 KB'),
    ]);
  });
});
