import type { User } from 'shared-contracts/entity/user';
import { capabilitySchema, may } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import type { LoadableRelease } from './loadable-release';

/** Not everybody may load every remote. The registry leaves those out already; this is the host's own check, which denies what it does not know. */
export function mayLoad(user: User, { capability }: LoadableRelease): boolean {
  return capability === null || (v.is(capabilitySchema, capability) && may(user, capability));
}

function covers(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The base path that `path` is below, the longest first. */
export function basePathOf(release: LoadableRelease, path: string): string | null {
  const fitting = release.basePaths.filter((basePath) => covers(basePath, path));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The release that answers for `path`; null when there is none, or none that this user may know of. */
export function findRelease(path: string, releases: readonly LoadableRelease[], user: User): LoadableRelease | null {
  return releases.find((release) => mayLoad(user, release) && basePathOf(release, path) !== null) ?? null;
}
