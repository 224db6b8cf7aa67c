// docs/coverage.md says which test proves which statement of docs/product.md: each named test must exist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Check } from './check';
import { readProjectFile } from './source-file';

const document = 'docs/coverage.md';
const proof = /`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g;

/** `readFile` gives null for a file that does not exist. */
export function findMissingTests(table: string, readFile: (file: string) => string | null): string[] {
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| statement |'));
  return rows.flatMap((row) => {
    const proofs = [...row.matchAll(proof)];
    if (proofs.length === 0) return [`no test is named: ${row}`];
    return proofs.flatMap(([, file = '', title = '']) => {
      const content = readFile(file);
      if (content === null) return [`${file} does not exist`];
      return content.includes(title) ? [] : [`${file} has no test "${title}"`];
    });
  });
}

export const coverage: Check = {
  name: 'the tests named in docs/coverage.md exist',
  run: () =>
    findMissingTests(readProjectFile(document), (file) => (existsSync(join(workspaceFolder, file)) ? readProjectFile(file) : null)),
};
