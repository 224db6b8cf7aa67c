import { dirname, join } from 'node:path/posix';
import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const importedAsset = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+\.(?:css|svg|md))['"]/g;

/** Style sheets, pictures and documents that a file imports although they do not exist. */
export function findLostAssets(file: string, content: string, files: ReadonlySet<string>): string[] {
  return [...content.matchAll(importedAsset)].flatMap(([, asset = '']) => {
    const path = join(dirname(file), asset);
    return files.has(path) ? [] : [`${file}: there is no ${path}`];
  });
}

/** The type check accepts any name of a style sheet. Without this check only a build notices that the file is gone. */
export const assetImport: Check = {
  name: 'imported style sheets, pictures and documents exist',
  run: () => {
    const files = projectFiles();
    const known = new Set(files);
    const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    return sources.flatMap((file) => findLostAssets(file, readProjectFile(file), known));
  },
};
