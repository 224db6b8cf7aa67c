// One hash over everything that goes into an app's build: the same hash means the same build.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceFolder } from '../workspace';

const skippedFolders = new Set(['node_modules', 'dist', 'testing', 'fixture']);
const isSource = (name: string) => !/\.test\.tsx?$/.test(name);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((item) => {
      if (item.isDirectory()) return skippedFolders.has(item.name) ? [] : filesOf(join(folder, item.name));
      return isSource(item.name) ? [join(folder, item.name)] : [];
    });
}

/** Hash of the named files and folders (all their source files, in a fixed order). */
export function inputHash(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...folders.flatMap(filesOf), ...files]) {
    hash.update(relative(workspaceFolder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
