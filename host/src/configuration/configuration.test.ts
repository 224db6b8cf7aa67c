import { describe, expect, it } from '@jest/globals';
import { demoConfiguration } from '../testing/demo-configuration';
import { fetchConfiguration } from './configuration';

function answer(body: unknown, status = 200): typeof fetch {
  return async () => new Response(JSON.stringify(body), { status });
}

describe('fetchConfiguration', () => {
  it('reads the addresses and drops the slash at the end of the API address', async () => {
    const result = await fetchConfiguration(answer({ ...demoConfiguration, apiUrl: 'http://localhost:3010/' }));
    expect(result).toEqual({ ok: true, configuration: { ...demoConfiguration, apiUrl: 'http://localhost:3010' } });
  });

  it('hands on the hours of restoration, and lets nobody override a remote unless it is said', async () => {
    const { allowRemoteOverride: _left, ...plain } = demoConfiguration;
    const result = await fetchConfiguration(answer({ ...plain, allowedRestorationHours: { Urban: 1 } }));
    expect(result).toMatchObject({ ok: true, configuration: { allowedRestorationHours: { Urban: 1 }, allowRemoteOverride: false } });
  });

  it('names the setting that is wrong', async () => {
    expect(await fetchConfiguration(answer({ ...demoConfiguration, surfaceUrl: 'dashboard' }))).toEqual({
      ok: false,
      reason: 'malformed',
      field: 'surfaceUrl',
    });
  });

  it.each([
    ['an error status', answer({}, 500)],
    ['no JSON', async () => new Response('<!doctype html>')],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as [string, typeof fetch][])('reports %s as unreachable', async (_case, fetchFile) => {
    expect(await fetchConfiguration(fetchFile)).toEqual({ ok: false, reason: 'unreachable' });
  });
});
