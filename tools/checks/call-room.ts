// A call is handled in the room of the server that has the name of its record's folder.
import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const record = /^import \{[^}]*\} from ['"]shared-contracts\/endpoint\/([\w-]+)\/[\w-]+['"];/gm;

/** The folders of records that a file with handlers takes from elsewhere. */
export function findStrayCalls(file: string, content: string): string[] {
  const room = /^server\/src\/([\w-]+)\//.exec(file)?.[1];
  if (room === undefined || !content.includes('router.handle(')) return [];
  const folders = [...content.matchAll(record)].map(([, folder = '']) => folder);
  return [...new Set(folders)].filter((folder) => folder !== room).map((folder) => `${file} handles a call of endpoint/${folder}`);
}

export const callRoom: Check = {
  name: 'a call is handled in the room of its record',
  run: () =>
    projectFiles()
      .filter((file) => file.startsWith('server/src/') && /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => findStrayCalls(file, readProjectFile(file))),
};
