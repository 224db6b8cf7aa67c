import type { RemoteRelease } from 'shared-contracts/entity/remote-release';

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
