// docs/product.md#permissions says who may do what: each capability has its row.
import { capabilities } from 'shared-contracts/constant/capability';
import type { Check } from './check';
import { readProjectFile } from './source-file';

const page = 'docs/product.md';

export function findCapabilitiesWithoutRow(product: string, names: readonly string[] = capabilities): string[] {
  const chapter = /^## Permissions$.*?(?=^## )/ms.exec(product)?.[0] ?? '';
  const rows = chapter.split('\n').filter((line) => line.startsWith('| '));
  const missing = names.filter((name) => !rows.some((row) => row.includes(`(\`${name}\`)`)));
  return missing.map((name) => `${page}#permissions has no row for ${name}`);
}

export const permissionRow: Check = {
  name: 'each capability has a row in docs/product.md#permissions',
  run: () => findCapabilitiesWithoutRow(readProjectFile(page)),
};
