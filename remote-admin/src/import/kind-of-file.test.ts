import { describe, expect, it } from '@jest/globals';
import { importKinds, importTables } from 'shared-contracts/import/import-kind';
import { kindOfFile } from './kind-of-file';

const fileOf = (text: string) => new File([text], 'file.csv');

describe('what a file holds', () => {
  it.each(importKinds)('is seen by its columns: %s', async (kind) => {
    const names = importTables[kind].columns.map(({ name }) => name);
    expect(await kindOfFile(fileOf(`\uFEFF${names.join(';').toUpperCase()}\r\n1;2`))).toBe(kind);
    expect(await kindOfFile(fileOf(names.map((name) => `"${name}"`).join(', ')))).toBe(kind);
  });

  it('is not guessed from less', async () => {
    expect(await kindOfFile(fileOf('code,name\n'))).toBeNull();
    expect(await kindOfFile(fileOf(''))).toBeNull();
  });
});
