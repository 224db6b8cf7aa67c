import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answering, demoManifest, demoManifestWith } from '../testing/demo-manifest';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { loadRelease } from './load-release';

const runtime = { register: jest.fn(), load: jest.fn(async (): Promise<unknown> => ({ routes: [] })) };
const environment = {
  user: demoUsers['1001'],
  remoteOrigins: ['http://localhost:3001'],
  contracts: [1],
  revision: '1',
  runtime,
  fetchFile: answering(demoManifest),
};

beforeEach(() => {
  jest.clearAllMocks();
});

describe('loadRelease', () => {
  it('goes through every stage', async () => {
    expect(await loadRelease(demoRelease, environment)).toMatchObject({ ok: true, value: { routes: [] } });
    expect(runtime.register).toHaveBeenCalledWith('remoteOutages_abc', demoRelease.manifestUrl);
  });

  it.each([
    ['permission', adminRelease, {}],
    ['origin', demoRelease, { remoteOrigins: [] }],
    ['manifest', demoRelease, { fetchFile: answering('', 503) }],
    ['contracts', { ...demoRelease, contracts: 99 }, {}],
    ['contracts', demoRelease, { contracts: [] }],
    ['contracts', demoRelease, { fetchFile: answering(demoManifestWith({ contracts: 99 })) }],
    ['hostApi', { ...demoRelease, hostApi: '^99.0.0' }, {}],
    ['hostApi', demoRelease, { fetchFile: answering(demoManifestWith({ hostApi: '^99.0.0' })) }],
    [
      'integrity',
      demoRelease,
      {
        fetchFile: answering({
          ...demoManifest,
          metaData: { ...demoManifest.metaData, remoteEntry: { name: 'remoteEntry.js', path: '../other' } },
        }),
      },
    ],
  ] as const)('stops at %s before any code of the remote runs', async (stage, release, change) => {
    expect(await loadRelease(release, { ...environment, ...change })).toMatchObject({ ok: false, failure: { stage } });
    expect(runtime.register).not.toHaveBeenCalled();
    expect(runtime.load).not.toHaveBeenCalled();
  });

  it('asks nobody for a release that the registry itself says does not fit', async () => {
    const fetchFile = jest.fn<typeof fetch>();
    await loadRelease({ ...demoRelease, contracts: 99 }, { ...environment, fetchFile });
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('takes a developer’s build from their own machine only, whatever its version', async () => {
    const own = { ...demoRelease, version: 'local', integrity: null, manifestUrl: 'http://localhost:8080/mf-manifest.json' };
    expect(await loadRelease(own, environment)).toMatchObject({ ok: true });
    expect(
      await loadRelease(
        { ...own, manifestUrl: 'http://elsewhere.test/mf-manifest.json' },
        { ...environment, remoteOrigins: ['http://elsewhere.test'] },
      ),
    ).toMatchObject({ failure: { stage: 'origin' } });
    expect(await loadRelease(own, { ...environment, contracts: [2] })).toMatchObject({ failure: { stage: 'contracts' } });
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
