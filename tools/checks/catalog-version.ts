import type { Check } from './check';
import { workspacePackages, type WorkspacePackage } from './packages';

/** Dependencies of a package that state a version themselves. */
export function findOwnVersions({ file, dependencies, devDependencies }: WorkspacePackage): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
    .map(([name, version]) => `${file}: ${name} is "${version}"; write "catalog:" and the version in pnpm-workspace.yaml`);
}

/** Versions are said once, in the catalog of pnpm-workspace.yaml. */
export const catalogVersion: Check = {
  name: 'dependency versions come from the catalog',
  run: () => workspacePackages().flatMap(findOwnVersions),
};
