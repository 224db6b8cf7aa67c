import { beforeEach, describe, expect, it } from '@jest/globals';
import { admitRelease } from './checked-release';
import { checkedSources } from './runtime-plugin';

const folder = 'http://localhost:3001/1.0.0-abc';
const integrity = `sha384-${'A'.repeat(64)}`;
const { fetch: giveManifest, createScript } = checkedSources();

function scriptFor(url: string): HTMLScriptElement {
  const result = createScript?.({ url });
  if (!result || !('script' in result) || !result.script) throw new Error('no script');
  return result.script;
}

beforeEach(() => admitRelease(`${folder}/mf-manifest.json`, '{"name":"remoteOutages"}', { url: `${folder}/remoteEntry.js`, integrity }));

describe('checkedSources', () => {
  it('gives the manifest that was checked, and no other', async () => {
    const answer = await giveManifest?.(`${folder}/mf-manifest.json`, {});
    expect(answer && (await answer.json())).toEqual({ name: 'remoteOutages' });
    expect(() => giveManifest?.('http://localhost:3001/other/mf-manifest.json', {})).toThrow('has not been checked');
  });

  it('binds the entry to the hash of the registry', () => {
    const script = scriptFor(`${folder}/remoteEntry.js`);
    expect(script.integrity).toBe(integrity);
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('lets chunks of the release pass and refuses everything else', () => {
    expect(scriptFor(`${folder}/chunk.js`).crossOrigin).toBe('anonymous');
    expect(() => scriptFor('http://localhost:3001/2.0.0-def/remoteEntry.js')).toThrow('belongs to no checked remote');
    expect(() => scriptFor('http://evil.test/1.0.0-abc/chunk.js')).toThrow('belongs to no checked remote');
  });
});
