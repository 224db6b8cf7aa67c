// The host knows no remote: labels and places come with a release, addresses of other screens from the contracts.
import { readdirSync } from 'node:fs';
import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';
import { workspaceFolder } from '../suite/workspace-folder';

/** What the app.config.ts of a remote says: its name, and the paths that are its own. */
export function remoteNames(configuration: string): string[] {
  const name = /name: '([\w-]+)'/.exec(configuration)?.[1];
  const paths = /basePaths: \[([^\]]*)\]/.exec(configuration)?.[1] ?? '';
  return [...(name === undefined ? [] : [name]), ...[...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)];
}

/** Strings that name a remote, or a path below one. */
export function findRemoteNames(content: string, names: readonly string[]): string[] {
  return [...content.matchAll(/['"`]([^'"`\n]*)/g)]
    .map(([, text = '']) => text)
    .filter((text) => names.some((name) => text === name || text.startsWith(`${name}/`) || text.startsWith(`${name}?`)));
}

export const remotePath: Check = {
  name: 'the host names no remote',
  run: () => {
    const remotes = readdirSync(workspaceFolder).filter((folder) => folder.startsWith('remote-'));
    const names = remotes.flatMap((folder) => remoteNames(readProjectFile(`${folder}/app.config.ts`)));
    return projectFiles()
      .filter((file) => /^host\/src\/.+\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .flatMap((file) => findRemoteNames(readProjectFile(file), names).map((name) => `${file}: ${name}`));
  },
};
