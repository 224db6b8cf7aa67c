import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answering, demoManifest, demoManifestWith } from '../testing/demo-manifest';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { loadRelease } from './load-release';

const runtime = { register: jest.fn(), load: jest.fn(async (): Promise<unknown> => ({ routes: [] })) };
const environment = { user: demoUsers['1001'], remoteOrigins: ['http://localhost:3001'], runtime, fetchFile: answering(demoManifest) };

beforeEach(() => {
  jest.clearAllMocks();
});

describe('loadRelease', () => {
  it('goes through every stage', async () => {
    expect(await loadRelease(demoRelease, environment)).toEqual({ ok: true, value: { routes: [] } });
    expect(runtime.register).toHaveBeenCalledWith('remoteOutages', demoRelease.manifestUrl);
  });

  it.each([
    ['permission', adminRelease, {}],
    ['origin', demoRelease, { remoteOrigins: [] }],
    ['manifest', demoRelease, { fetchFile: answering('', 503) }],
    ['contracts', demoRelease, { fetchFile: answering(demoManifestWith({ contracts: 99 })) }],
    ['hostApi', demoRelease, { fetchFile: answering(demoManifestWith({ hostApi: '^99.0.0' })) }],
    ['integrity', demoRelease, { fetchFile: answering({ ...demoManifest, metaData: { ...demoManifest.metaData, remoteEntry: { name: 'remoteEntry.js', path: '../other' } } }) }],
  ] as const)('stops at %s before any code of the remote runs', async (stage, release, change) => {
    expect(await loadRelease(release, { ...environment, ...change })).toMatchObject({ ok: false, failure: { stage } });
    expect(runtime.register).not.toHaveBeenCalled();
    expect(runtime.load).not.toHaveBeenCalled();
  });

  it('tells a changed script from one that does not arrive', async () => {
    runtime.load.mockRejectedValueOnce(new Error('RUNTIME-008'));
    Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
    expect(await loadRelease(demoRelease, environment)).toMatchObject({ failure: { stage: 'integrity' } });
    Reflect.deleteProperty(window.crypto, 'subtle');
    runtime.load.mockRejectedValueOnce(new Error('RUNTIME-008'));
    expect(await loadRelease(demoRelease, environment)).toMatchObject({ failure: { stage: 'load', detail: 'RUNTIME-008' } });
  });
});
