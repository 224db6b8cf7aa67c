import { beforeEach, describe, expect, it } from '@jest/globals';
import { admitRelease, checkedSources } from './federation-runtime';

const folder = 'http://localhost:3001/1.0.0-abc';
const integrity = `sha384-${'A'.repeat(64)}`;
const { fetch: giveManifest, createScript } = checkedSources();

beforeEach(() => admitRelease(`${folder}/mf-manifest.json`, '{"name":"remoteOutages"}', { url: `${folder}/remoteEntry.js`, integrity }));

describe('checkedSources', () => {
  it('gives the manifest that was checked, and no other', async () => {
    const answer = await giveManifest?.(`${folder}/mf-manifest.json`, {});
    expect(answer && (await answer.json())).toEqual({ name: 'remoteOutages' });
    expect(() => giveManifest?.('http://localhost:3001/other/mf-manifest.json', {})).toThrow('has not been checked');
  });

  it('leaves no script to the runtime', () => {
    expect(() => createScript?.({ url: `${folder}/chunk.js` })).toThrow('is not the runtime\'s to load');
  });
});
