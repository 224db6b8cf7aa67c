import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Entry } from './check-integrity';
import type { RemoteRuntime } from './federation-runtime';
import type { Manifest } from './fetch-manifest';
import { loadLimitMs, loadModule, registerModule } from './load-module';

const manifest: Manifest = { containerName: 'remoteOutages', version: '1.0.0', hostApi: '^1.0.0', contracts: 1, entryUrl: '', text: '' };

const entry: Entry = { url: 'http://localhost:3001/1.0.0-abc/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };

function runtime(parts: Partial<RemoteRuntime>): RemoteRuntime {
  return { register: () => undefined, load: () => Promise.resolve(null), ...parts };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('registerModule', () => {
  it('registers the container by its manifest', () => {
    const register = jest.fn();
    expect(registerModule(runtime({ register }), manifest, 'http://x/mf-manifest.json').ok).toBe(true);
    expect(register).toHaveBeenCalledWith('remoteOutages', 'http://x/mf-manifest.json');
  });

  it('reports what the runtime throws', () => {
    const register = () => {
      throw new Error('taken');
    };
    expect(registerModule(runtime({ register }), manifest, '')).toMatchObject({ failure: { stage: 'register', detail: 'taken' } });
  });
});

describe('loadModule', () => {
  it('gives the routes', async () => {
    const routes = [{ index: true }];
    const load = jest.fn<RemoteRuntime['load']>(async () => ({ routes, other: 1 }));
    expect(await loadModule(runtime({ load }), manifest, entry)).toEqual({ ok: true, value: { routes } });
    expect(load).toHaveBeenCalledWith('remoteOutages', 'routes');
  });

  it.each([null, {}, { routes: 'none' }, { routes: [null] }])('refuses a module that is %j', async (module) => {
    expect(await loadModule(runtime({ load: async () => module }), manifest, entry)).toMatchObject({ failure: { stage: 'load', detail: './routes exports no routes' } });
  });

  it('reports a failure of the runtime', async () => {
    const load = () => Promise.reject(new Error('RUNTIME-008\nargs: {}'));
    expect(await loadModule(runtime({ load }), manifest, entry)).toMatchObject({ failure: { stage: 'load', detail: 'RUNTIME-008' } });
  });

  it('gives up after ten seconds, whatever the server of the entry does', async () => {
    jest.useFakeTimers();
    const hanging = () => new Promise<never>(() => undefined);
    const result = loadModule(runtime({ load: hanging }), manifest, entry, hanging);
    await jest.advanceTimersByTimeAsync(loadLimitMs);
    expect(await result).toMatchObject({ failure: { stage: 'load', detail: 'Not loaded within 10000 ms' } });
  });
});
