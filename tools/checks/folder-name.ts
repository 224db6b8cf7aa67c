import type { Check } from './check';
import { projectFiles } from './source-file';

const forbidden = new Set(['components', 'hooks', 'utils', 'util', 'helpers', 'helper', 'lib', 'common', 'misc']);

export function findForbiddenFolders(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.slice(0, Math.max(0, file.lastIndexOf('/')))));
  return [...folders].filter((folder) => folder.split('/').some((part) => forbidden.has(part)));
}

/** Folders are named after the user's nouns, never after technical kinds. */
export const folderName: Check = {
  name: 'folders are named after nouns of the field',
  run: () => findForbiddenFolders(projectFiles()).map((folder) => `${folder}: name it after what it is about`),
};
