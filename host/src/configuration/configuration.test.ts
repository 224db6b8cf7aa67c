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

  it('names the setting that is wrong', async () => {
    expect(await fetchConfiguration(answer({ ...demoConfiguration, surfaceUrl: 'dashboard' }))).toEqual({ ok: false, reason: 'malformed', field: 'surfaceUrl' });
  });

  it.each([
    ['an error status', answer({}, 500)],
    ['no JSON', async () => new Response('<!doctype html>')],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as [string, typeof fetch][])('reports %s as unreachable', async (_case, fetchFile) => {
    expect(await fetchConfiguration(fetchFile)).toEqual({ ok: false, reason: 'unreachable' });
  });
});
