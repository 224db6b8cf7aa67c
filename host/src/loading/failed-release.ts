// Releases that failed in this tab while the one before them works. They are left alone until the
// registry changes, and administrators are told.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type LoadableRelease, releaseKey } from '../registry/release';
import type { LoadFailure } from './stage-result';

export interface FailedRelease {
  readonly release: LoadableRelease;
  readonly failure: LoadFailure;
  /** Version and build that stand in for it. */
  readonly inUse: LoadableRelease;
  /** The revision of the registry when it failed. */
  readonly revision: string;
}

const failedStore = createStore<{ readonly byRemote: Readonly<Record<string, FailedRelease>> }>(() => ({ byRemote: {} }));

export function rememberFailure(failed: FailedRelease): void {
  failedStore.setState(({ byRemote }) => ({ byRemote: { ...byRemote, [failed.release.name]: failed } }));
}

function fits(failed: FailedRelease | undefined, release: LoadableRelease, revision: string): failed is FailedRelease {
  return failed !== undefined && failed.revision === revision && releaseKey(failed.release) === releaseKey(release);
}

/** How this release failed under this state of the registry; null when it has not, or worked after all. */
export function failureOf(release: LoadableRelease, revision: string): LoadFailure | null {
  const failed = failedStore.getState().byRemote[release.name];
  return fits(failed, release, revision) ? failed.failure : null;
}

/** The same for what is on screen. */
export function useFailedRelease(release: LoadableRelease, revision: string): FailedRelease | null {
  const failed = useStore(failedStore, ({ byRemote }) => byRemote[release.name]);
  return fits(failed, release, revision) ? failed : null;
}
