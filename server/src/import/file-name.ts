import type { ImportKind } from 'shared-contracts/import/import-kind';

/** The name under which a browser keeps an export or a template. */
export function exportFileName(kind: ImportKind, isTemplate: boolean): string {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return isTemplate ? `${name}-Template.csv` : `${name}.csv`;
}
