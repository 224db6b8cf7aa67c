import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answering } from '../testing/demo-manifest';
import { checkEntryPlace, isEntryChanged } from './check-integrity';

const entry = { url: 'http://localhost:3001/1.0.0-abc/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };

describe('checkEntryPlace', () => {
  it('wants the entry beside its manifest', () => {
    expect(checkEntryPlace(entry, 'http://localhost:3001/1.0.0-abc/mf-manifest.json').ok).toBe(true);
    expect(checkEntryPlace(entry, 'http://localhost:3001/1.0.0-other/mf-manifest.json')).toMatchObject({ failure: { stage: 'integrity' } });
    expect(checkEntryPlace({ ...entry, url: 'http://evil.test/remoteEntry.js' }, 'http://localhost:3001/1.0.0-abc/mf-manifest.json').ok).toBe(false);
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
