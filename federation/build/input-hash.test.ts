import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { inputHash } from './input-hash';

const folder = mkdtempSync(join(tmpdir(), 'input-hash-'));
mkdirSync(join(folder, 'src'));
mkdirSync(join(folder, 'dist'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
write('src/page.ts', 'one');
const before = inputHash([folder], []);

afterAll(() => rmSync(folder, { recursive: true }));

describe('input hash', () => {
  it('stays when only tests or output change', () => {
    write('src/page.test.ts', 'a test');
    write('dist/main.js', 'output');
    expect(inputHash([folder], [])).toBe(before);
  });

  it('changes with the text and with the name of a source file', () => {
    write('src/page.ts', 'two');
    const changed = inputHash([folder], []);
    expect(changed).not.toBe(before);
    write('src/list.ts', '');
    expect(inputHash([folder], [])).not.toBe(changed);
  });
});
