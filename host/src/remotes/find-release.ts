import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import type { User } from 'shared-contracts/entity/user';
import { type Capability, may } from 'shared-contracts/rule/permission';

/** Remotes that not everybody may load. The registry leaves them out already; this is the host's own check. */
const neededCapability: Readonly<Record<string, Capability>> = { 'remote-admin': 'adminRemote' };

export function mayLoad(user: User, release: RemoteRelease): boolean {
  const capability = neededCapability[release.name];
  return capability === undefined || may(user, capability);
}

function covers(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The base path that `path` is below, the longest first. */
export function basePathOf(release: RemoteRelease, path: string): string | null {
  const fitting = release.basePaths.filter((basePath) => covers(basePath, path));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The release that answers for `path`; null when there is none, or none that this user may know of. */
export function findRelease(path: string, releases: readonly RemoteRelease[], user: User): RemoteRelease | null {
  return releases.find((release) => mayLoad(user, release) && basePathOf(release, path) !== null) ?? null;
}
