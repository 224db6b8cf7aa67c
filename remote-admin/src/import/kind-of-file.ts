import { type ImportKind, importKinds, importTables } from 'shared-contracts/import/import-kind';

const headerBytes = 4096;

function readText(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsText(blob);
  });
}

/** What a file holds, by the columns of its header; null where that is not clear. */
export async function kindOfFile(file: Blob): Promise<ImportKind | null> {
  const [header = ''] = (await readText(file.slice(0, headerBytes))).replace(/^\uFEFF/, '').split(/\r?\n/, 1);
  const names = new Set(header.split(/[,;]/).map((name) => name.replace(/^\s*"?|"?\s*$/g, '').toLowerCase()));
  const fitting = importKinds.filter((kind) => importTables[kind].columns.every(({ name, isOptional }) => isOptional || names.has(name)));
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}
