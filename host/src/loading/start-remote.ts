// From the release in the registry to the one that runs: when the newest does not start, the one before does.
import { type LoadableRelease, previousOf, releaseKey } from '../registry/release';
import { markBegun, settledAfterMs, takeLost } from './begun-loads';
import { failureOf, rememberFailure } from './failed-release';
import type { RemoteModule } from './load-module';
import { type LoadEnvironment, loadRelease } from './load-release';
import { reportLoad } from './report-load';
import { describeError, failed, failureAt, type LoadFailure, type StageResult } from './stage-result';

type ReleaseLoad = Promise<StageResult<RemoteModule>>;

interface LoadOptions {
  /** Does the whole thing again, whatever came of it before. */
  readonly isRetry?: boolean;
  /** It stands in for a newer release that failed. */
  readonly isFallback?: boolean;
}

/** Loads under way or done, by release. A failed one is forgotten, so that the next visit tries anew. */
const loads = new Map<string, ReleaseLoad>();

async function load(release: LoadableRelease, environment: LoadEnvironment, isRetry: boolean): ReleaseLoad {
  try {
    return await loadRelease(release, environment, isRetry);
  } catch (error) {
    return failed('load', describeError(error));
  }
}

/** Loads a release, or joins a load of it. */
function loadOnce(
  release: LoadableRelease,
  environment: LoadEnvironment,
  { isRetry = false, isFallback = false }: LoadOptions = {},
): ReleaseLoad {
  const key = releaseKey(release);
  const running = loads.get(key);
  if (running !== undefined && !isRetry) return running;
  const startedAt = performance.now();
  const settled = markBegun(release);
  const started = load(release, environment, isRetry).then((result) => {
    const failure = result.ok ? null : result.failure;
    reportLoad(release, { durationMs: performance.now() - startedAt, failure, isFallback });
    // A page that its first screen freezes never comes to this.
    setTimeout(settled, failure === null ? settledAfterMs : 0);
    if (failure !== null) {
      if (loads.get(key) === started) loads.delete(key);
      console.error(`${release.name} ${release.version} failed at ${failure.stage}: ${failure.detail} (${failure.reference})`);
    }
    return result;
  });
  loads.set(key, started);
  return started;
}

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
  // A phone may end a tab in the middle of a load too: without anything to fall back to it is given the benefit of the doubt.
  const isDoubtful = !isRetry && release.previous !== null && !loads.has(releaseKey(release));
  if (isDoubtful && (await takeLost(release))) {
    const failure = failureAt('load', 'It began in this browser before, and the page was not heard of again');
    reportLoad(release, { durationMs: 0, failure, isFallback: false });
    return fallBack(release, failure, environment);
  }
  const result = await loadOnce(release, environment, { isRetry });
  return result.ok ? { ok: true, release, module: result.value } : fallBack(release, result.failure, environment);
}

/** Starts what comes before a release that was loaded and then broke on screen. */
export function startInsteadOf(release: LoadableRelease, failure: LoadFailure, environment: LoadEnvironment): Promise<RemoteStart> {
  return fallBack(release, failure, environment);
}
