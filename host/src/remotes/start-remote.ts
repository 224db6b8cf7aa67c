// From the release in the registry to the one that runs: when the newest does not start, the one before does.
import { failureOf, rememberFailure } from './failed-release';
import type { LoadEnvironment } from './load-release';
import type { RemoteModule } from './load-module';
import type { LoadFailure } from './load-result';
import { loadOnce } from './load-store';
import { type LoadableRelease, previousOf } from './loadable-release';

export interface StartedRemote {
  readonly ok: true;
  /** The release that runs. */
  readonly release: LoadableRelease;
  readonly module: RemoteModule;
}

/** `failure` is the newest release's: what its predecessor failed at helps nobody. */
export type RemoteStart = StartedRemote | { readonly ok: false; readonly release: LoadableRelease; readonly failure: LoadFailure };

/** One step back, and no further. */
async function fallBack(release: LoadableRelease, failure: LoadFailure, environment: LoadEnvironment): Promise<RemoteStart> {
  const previous = previousOf(release);
  const result = previous === null || failure.stage === 'permission' ? null : await loadOnce(previous, environment, { isFallback: true });
  if (previous === null || result?.ok !== true) return { ok: false, release, failure };
  rememberFailure({ release, failure, inUse: previous, revision: environment.revision });
  return { ok: true, release: previous, module: result.value };
}

/** Starts a remote by its newest release. One that failed in this tab is not tried again before the registry changes, but for a retry. */
export async function startRemote(release: LoadableRelease, environment: LoadEnvironment, isRetry = false): Promise<RemoteStart> {
  const known = isRetry ? null : failureOf(release, environment.revision);
  if (known !== null) return fallBack(release, known, environment);
  const result = await loadOnce(release, environment, { isRetry });
  return result.ok ? { ok: true, release, module: result.value } : fallBack(release, result.failure, environment);
}

/** Starts what comes before a release that was loaded and then broke on screen. */
export function startInsteadOf(release: LoadableRelease, failure: LoadFailure, environment: LoadEnvironment): Promise<RemoteStart> {
  return fallBack(release, failure, environment);
}
