import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claimFolder } from './folder-claim';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a data folder', () => {
  it('belongs to one suite until that lets it go', () => {
    const release = claimFolder(folder);
    expect(() => claimFolder(folder)).toThrow(/A suite runs on .* already/);
    release();
    claimFolder(folder)();
  });

  it.each(['0', '', 'nonsense', '4194305'])('is free when nobody lives who claimed it: %s', (claim) => {
    writeFileSync(join(folder, 'start.pid'), claim);
    claimFolder(folder)();
  });

  it('stays with whoever claimed it after another gave it up', () => {
    const first = claimFolder(folder);
    writeFileSync(join(folder, 'start.pid'), '1');
    first();
    expect(() => writeFileSync(join(folder, 'start.pid'), 'x', { flag: 'wx' })).toThrow('EEXIST');
  });
});
