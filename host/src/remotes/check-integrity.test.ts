import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answering } from '../testing/demo-manifest';
import { checkEntryPlace, isChunkError, isChunkRefused, isEntryChanged } from './check-integrity';

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

describe('a chunk that did not come', () => {
  const chunkError = (type: string): Error => Object.assign(new Error('Loading chunk 806 failed.'), { name: 'ChunkLoadError', type, request: 'http://localhost:3001/1.0.0-abc/806.js' });

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
