import type { ShownFace } from 'shared-contracts/entity/remote-face';
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import type { User } from 'shared-contracts/entity/user';
import { capabilitySchema } from 'shared-contracts/constant/capability';
import { may } from 'shared-contracts/rule/permission';
import * as v from 'valibot';

/** A release as the registry names it, or a developer's own build in its place. */
export interface LoadableRelease extends Omit<RemoteRelease, 'integrity'> {
  /** Null: built a moment ago on the developer's machine, so nobody has released its hash. */
  readonly integrity: string | null;
}

/** Tells releases apart, those of one version included. */
export function releaseKey({ name, version, build, manifestUrl, integrity }: LoadableRelease): string {
  return `${name}@${version}-${build} ${manifestUrl} ${integrity}`;
}

/** The release to fall back to. It has none itself: what fails twice is not tried a third time. */
export function previousOf(release: LoadableRelease): LoadableRelease | null {
  return release.previous === null ? null : { ...release, ...release.previous, previous: null };
}

/** The release on screen by the names that the registry gives it now: they follow the language. Another release keeps its own. */
export function asNamedNow(shown: LoadableRelease, newest: LoadableRelease): LoadableRelease {
  const key = releaseKey(shown);
  return [newest, previousOf(newest)].find((release) => release !== null && releaseKey(release) === key) ?? shown;
}

/**
 * Not everybody may load every remote. The registry leaves those out already; this is the host's own check, which
 * denies what it does not know.
 */
export function mayLoad(user: User, { capability }: LoadableRelease): boolean {
  return capability === null || (v.is(capabilitySchema, capability) && may(user, capability));
}

function covers(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The base path that `path` is below, the longest first. */
export function basePathOf({ basePaths }: Pick<ShownFace, 'basePaths'>, path: string): string | null {
  const fitting = basePaths.filter((basePath) => covers(basePath, path));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The release that answers for `path`; null when there is none, or none that this user may know of. */
export function findRelease(path: string, releases: readonly LoadableRelease[], user: User): LoadableRelease | null {
  return releases.find((release) => mayLoad(user, release) && basePathOf(release, path) !== null) ?? null;
}
