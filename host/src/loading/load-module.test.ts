import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answering } from '../testing/demo-manifest';
import type { Entry } from './entry-script';
import type { RemoteRuntime } from './federation-runtime';
import { isChunkError, isChunkRefused, isEntryChanged, loadLimitMs, loadModule, registerModule } from './load-module';

const entry: Entry = { url: 'http://localhost:3001/1.0.0-abc/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };

function runtime(parts: Partial<RemoteRuntime>): RemoteRuntime {
  return { register: () => undefined, load: () => Promise.resolve(null), ...parts };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('registerModule', () => {
  it('registers the release by its manifest', () => {
    const register = jest.fn();
    expect(registerModule(runtime({ register }), 'remoteOutages_abc', 'http://x/mf-manifest.json').ok).toBe(true);
    expect(register).toHaveBeenCalledWith('remoteOutages_abc', 'http://x/mf-manifest.json');
  });

  it('reports what the runtime throws', () => {
    const register = () => {
      throw new Error('taken');
    };
    expect(registerModule(runtime({ register }), 'remoteOutages_abc', '')).toMatchObject({
      failure: { stage: 'register', detail: 'taken' },
    });
  });
});

describe('loadModule', () => {
  it('gives the routes', async () => {
    const routes = [{ index: true }];
    const load = jest.fn<RemoteRuntime['load']>(async () => ({ routes, other: 1 }));
    expect(await loadModule(runtime({ load }), 'remoteOutages_abc', entry)).toMatchObject({ ok: true, value: { routes } });
    expect(load).toHaveBeenCalledWith('remoteOutages_abc', 'routes');
  });

  it.each([null, {}, { routes: 'none' }, { routes: [null] }])('refuses a module that is %j', async (module) => {
    expect(await loadModule(runtime({ load: async () => module }), 'remoteOutages_abc', entry)).toMatchObject({
      failure: { stage: 'load', detail: './routes exports no routes' },
    });
  });

  it('reports a failure of the runtime', async () => {
    const load = () => Promise.reject(new Error('RUNTIME-008\nargs: {}'));
    expect(await loadModule(runtime({ load }), 'remoteOutages_abc', entry)).toMatchObject({
      failure: { stage: 'load', detail: 'RUNTIME-008' },
    });
  });

  it.each([
    ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['the server answers without it', async () => new Response('', { status: 404 }), false],
  ] as const)('tells a server that is away from a part that is missing: %s', async (_what, fetchFile, isUnanswered) => {
    const load = () => Promise.reject(new Error('did not load'));
    expect(await loadModule(runtime({ load }), 'remoteOutages_abc', entry, fetchFile)).toMatchObject({
      failure: { stage: 'load', isUnanswered },
    });
  });

  it('reports a chunk that the browser refused for its hash', async () => {
    const refused = Object.assign(new Error('Loading chunk 806 failed.'), {
      name: 'ChunkLoadError',
      type: 'error',
      request: 'http://localhost:3001/1.0.0-abc/806.js',
    });
    const there: typeof fetch = async () => new Response('changed()');
    expect(await loadModule(runtime({ load: () => Promise.reject(refused) }), 'remoteOutages_abc', entry, there)).toMatchObject({
      failure: { stage: 'integrity', detail: 'http://localhost:3001/1.0.0-abc/806.js is not the script that was released' },
    });
  });

  it('gives up after ten seconds, whatever the server of the entry does', async () => {
    jest.useFakeTimers();
    const hanging = () => new Promise<never>(() => undefined);
    const result = loadModule(runtime({ load: hanging }), 'remoteOutages_abc', entry, hanging);
    await jest.advanceTimersByTimeAsync(loadLimitMs);
    expect(await result).toMatchObject({ failure: { stage: 'load', detail: 'Not loaded within 10000 ms' } });
  });
});

describe('isEntryChanged', () => {
  beforeEach(() => {
    Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window.crypto, 'subtle');
  });

  it('compares the bytes with the hash of the registry', async () => {
    const bytes = await webcrypto.subtle.digest('SHA-384', new TextEncoder().encode('hello'));
    const integrity = `sha384-${Buffer.from(bytes).toString('base64')}`;
    expect(await isEntryChanged({ ...entry, integrity }, answering('hello'))).toBe(false);
    expect(await isEntryChanged({ ...entry, integrity }, answering('hello!'))).toBe(true);
  });

  it.each([
    ['the script is gone', answering('Not found', 404)],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as [string, typeof fetch][])('does not know when %s', async (_case, fetchFile) => {
    expect(await isEntryChanged(entry, fetchFile)).toBeNull();
  });
});

describe('a chunk that did not come', () => {
  const chunkError = (type: string): Error =>
    Object.assign(new Error('Loading chunk 806 failed.'), {
      name: 'ChunkLoadError',
      type,
      request: 'http://localhost:3001/1.0.0-abc/806.js',
    });

  it.each([
    ['was refused when the server has it', 'error', answering('changed()'), true],
    ['was not refused when it ran and failed', 'missing', answering('throw new Error()'), false],
    ['is missing when the server does not have it', 'error', answering('Not found', 404), false],
    ['is missing when the server is away', 'error', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ] as [string, string, typeof fetch, boolean][])('%s', async (_case, type, fetchFile, expected) => {
    const error = chunkError(type);
    expect(isChunkError(error) && (await isChunkRefused(error, fetchFile))).toBe(expected);
  });

  it('is told from other errors', () => {
    expect(isChunkError(new Error('RUNTIME-008'))).toBe(false);
    expect(isChunkError(Object.assign(new Error('Loading CSS chunk 1 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  });
});
