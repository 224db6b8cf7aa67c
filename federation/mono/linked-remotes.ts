// For the one-bundle build that the suite is compared with: instead of checking and loading a remote
// at run time, the host imports its routes. This file writes the module that takes the loader's place.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteApp, containerName, exposedModules } from '../define-app';
import { packageFolder } from '../workspace';

/** The host's modules that load a remote: the stages of loading, and the federation runtime under them. */
export const replacedFiles = ['load-release.ts', 'federation-runtime.ts'].map((name) =>
  join(packageFolder('host'), 'src', 'loading', name),
);

export function linkedLoaderSource(remotes: readonly RemoteApp[]): string {
  const entries = remotes.flatMap((remote) =>
    Object.entries(exposedModules(remote)).map(([exposed, file]) => {
      const key = `${containerName(remote)}/${exposed.replace('./', '')}`;
      return `  ${JSON.stringify(key)}: () => import(${JSON.stringify(join(packageFolder(remote.name), file))}),`;
    }),
  );
  return `const modules = {
${entries.join('\n')}
};
const containerOf = (name) => name.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());

export const federationRuntime = {
  register() {},
  load: (containerName, exposed) => modules[containerName + '/' + exposed](),
};

export async function loadRelease({ name }) {
  const { routes } = await federationRuntime.load(containerOf(name), 'routes');
  return { ok: true, value: { routes, loadExposed: (exposed) => federationRuntime.load(containerOf(name), exposed) } };
}
`;
}

/** Writes the module and returns the aliases that put it in the loader's place. */
export function linkRemotes(remotes: readonly RemoteApp[], folder: string): Record<string, string> {
  const file = join(folder, 'linked-remotes.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, linkedLoaderSource(remotes));
  return Object.fromEntries(replacedFiles.map((replaced) => [replaced, file]));
}
