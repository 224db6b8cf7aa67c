import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { BuiltApp } from '../build/build-apps';
import { defineRemote } from '../define-app';
import { shipRemote } from './ship';

const folder = mkdtempSync(join(tmpdir(), 'ship-'));
const dist = join(folder, 'dist');
const store = join(folder, 'store');
const releases = join(store, 'remote-live');
mkdirSync(dist);
writeFileSync(join(dist, 'remoteEntry.js'), 'alert(1)');
writeFileSync(join(dist, 'build-info.json'), '{}');

const app = defineRemote({
  name: 'remote-live',
  version: '1.2.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [],
  capability: null,
  portOffset: 2,
});
const built: BuiltApp = {
  target: {
    app,
    form: 'federated',
    linked: [],
    cacheVersion: '1',
    sourceFolder: '',
    outputFolder: dist,
    cacheFolder: '',
    buildId: 'b1',
    contracts: 3,
    inputHash: 'b1',
  },
  info: { app: app.name, form: 'federated', version: '1.2.0', buildId: 'b1', inputHash: 'b1', seconds: 0, files: [] },
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('shipping a remote', () => {
  it('copies it into a folder of its own and says what the registry needs', () => {
    expect(shipRemote(built, app, store)).toEqual({
      version: '1.2.0',
      build: 'b1',
      changes: null,
      path: '/1.2.0-b1/mf-manifest.json',
      origin: null,
      portOffset: 2,
      // Of `alert(1)`, made with `openssl dgst -sha384 -binary | base64`.
      integrity: 'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW',
      hostApi: '^1.0.0',
      contracts: 3,
      basePaths: ['/summary'],
      menu: [],
      pages: [],
      widgets: [],
      capability: null,
    });
    expect(readdirSync(releases)).toEqual(['1.2.0-b1']);
    expect(readdirSync(join(releases, '1.2.0-b1'))).toEqual(['remoteEntry.js']);
  });

  it('is found below its name when the store serves it', () => {
    expect(shipRemote(built, { ...app, portOffset: null }, store)).toMatchObject({
      portOffset: null,
      path: '/remote-live/1.2.0-b1/mf-manifest.json',
    });
  });

  it('never rewrites a shipped release', () => {
    writeFileSync(join(dist, 'remoteEntry.js'), 'changed');
    shipRemote(built, app, store);
    expect(readFileSync(join(releases, '1.2.0-b1', 'remoteEntry.js'), 'utf8')).toBe('alert(1)');
  });
});
