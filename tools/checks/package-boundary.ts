import { dirname, join } from 'node:path';
import type { Check } from './check';
import { projectFiles, readProjectFile, relativeImports } from './source-file';

const source = /^(host|remote-[^/]+|shared-contracts|shared-ui|server|federation|e2e|scripts|tools|bench)\/.+\.tsx?$/;

/** The root package has three rooms: what starts something, what is started, and the benchmark. */
const rootRooms = new Set(['scripts', 'tools', 'bench']);

function packageOf(path: string): string | undefined {
  const [room = ''] = path.split('/');
  return rootRooms.has(room) ? '' : room;
}

/** Relative imports of a file that leave its own package. */
export function findEscapes(file: string, content: string): string[] {
  const home = packageOf(file);
  return relativeImports(content).filter((target) => packageOf(join(dirname(file), target)) !== home);
}

/** A package is entered by the exports of its package.json only, never by a path into its folders. */
export const packageBoundary: Check = {
  name: 'packages are entered by their exports only',
  run: () =>
    projectFiles()
      .filter((file) => source.test(file) && !file.endsWith('checks.test.ts'))
      .flatMap((file) => findEscapes(file, readProjectFile(file)).map((target) => `${file}: imports ${target}`)),
};
