// For the one-bundle build that the suite is compared with: instead of checking and loading a remote
// at run time, the host imports its routes. This file writes the module that takes the loader's place.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteApp } from '../define-app';
import { packageFolder } from '../workspace';

/** The host's module that goes through the stages of loading a remote. */
export const loaderFile = join(packageFolder('host'), 'src', 'remotes', 'load-release.ts');

export function linkedLoaderSource(remotes: readonly RemoteApp[]): string {
  const entry = ({ name, exposes }: RemoteApp) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(packageFolder(name), exposes['./routes']))}),`;
  return `const remotes = {
${remotes.map(entry).join('\n')}
};

export async function loadRelease(release) {
  const { routes } = await remotes[release.name]();
  return { ok: true, value: { routes } };
}
`;
}

/** Writes the module and returns the alias that puts it in the loader's place. */
export function linkRemotes(remotes: readonly RemoteApp[], folder: string): Record<string, string> {
  const file = join(folder, 'load-release.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, linkedLoaderSource(remotes));
  return { [loaderFile]: file };
}
