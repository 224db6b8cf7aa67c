import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { answering, demoManifest, demoManifestWith } from '../testing/demo-manifest';
import { demoRelease } from '../testing/demo-release';
import { fetchManifest, manifestLimitMs } from './manifest';

afterEach(() => {
  jest.useRealTimers();
});

describe('fetchManifest', () => {
  it('reads what the host decides by, and keeps the text', async () => {
    const result = await fetchManifest(demoRelease, { fetchFile: answering(demoManifest) });
    expect(result).toEqual({
      ok: true,
      value: {
        containerName: 'remoteOutages',
        version: '1.0.0',
        hostApi: '^1.0.0',
        contracts: 1,
        entryUrl: 'http://localhost:3001/1.0.0-abc/remoteEntry.js',
        chunkUrls: ['http://localhost:3001/1.0.0-abc/806.0123456789ab.js'],
        text: JSON.stringify(demoManifest),
      },
    });
  });

  it.each([
    ['status 404', answering('Not found', 404), 'HTTP status 404'],
    ['a page', answering('<!doctype html>'), 'JSON'],
    ['JSON of another shape', answering({ message: 'no' }), 'name'],
    ['no suite record', answering({ ...demoManifest, metaData: { ...demoManifest.metaData, suite: undefined } }), 'metaData.suite'],
    ['another version', answering(demoManifestWith({ version: '1.1.0' })), 'The registry names version 1.0.0, the manifest 1.1.0'],
    ['no routes', answering({ ...demoManifest, exposes: [] }), './routes'],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ] as [string, typeof fetch, string][])('refuses %s', async (_case, fetchFile, detail) => {
    const result = await fetchManifest(demoRelease, { fetchFile });
    expect(result).toMatchObject({ ok: false, failure: { stage: 'manifest', detail: expect.stringContaining(detail) } });
  });

  it('gives up after two seconds and aborts the request', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const fetchFile: typeof fetch = (_url, init) => {
      signal = init?.signal;
      return new Promise(() => undefined);
    };
    const result = fetchManifest(demoRelease, { fetchFile });
    await jest.advanceTimersByTimeAsync(manifestLimitMs);
    expect(await result).toMatchObject({
      ok: false,
      failure: { stage: 'manifest', detail: 'No answer within 2000 ms', isUnanswered: true },
    });
    expect(signal?.aborted).toBe(true);
  });

  it('asks the server again on a retry', async () => {
    const fetchFile = jest.fn(answering(demoManifest));
    await fetchManifest(demoRelease, { fetchFile });
    await fetchManifest(demoRelease, { fetchFile, isRetry: true });
    expect(fetchFile.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload']);
  });
});
