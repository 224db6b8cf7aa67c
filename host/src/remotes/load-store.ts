// Loads under way or done, by release. A failed one is forgotten, so that the next visit tries anew.
import { loadRelease, type LoadEnvironment } from './load-release';
import type { RemoteModule } from './load-module';
import { describeError, failed, type StageResult } from './load-result';
import { type LoadableRelease, releaseKey } from './loadable-release';
import { reportLoad } from './report-load';

export type ReleaseLoad = Promise<StageResult<RemoteModule>>;

interface LoadOptions {
  /** Does the whole thing again, whatever came of it before. */
  readonly isRetry?: boolean;
  /** It stands in for a newer release that failed. */
  readonly isFallback?: boolean;
}

const loads = new Map<string, ReleaseLoad>();

async function load(release: LoadableRelease, environment: LoadEnvironment, isRetry: boolean): ReleaseLoad {
  try {
    return await loadRelease(release, environment, isRetry);
  } catch (error) {
    return failed('load', describeError(error));
  }
}

/** Loads a release, or joins a load of it. */
export function loadOnce(release: LoadableRelease, environment: LoadEnvironment, { isRetry = false, isFallback = false }: LoadOptions = {}): ReleaseLoad {
  const key = releaseKey(release);
  const running = loads.get(key);
  if (running !== undefined && !isRetry) return running;
  const startedAt = performance.now();
  const started = load(release, environment, isRetry).then((result) => {
    const failure = result.ok ? null : result.failure;
    reportLoad(release, { durationMs: performance.now() - startedAt, failure, isFallback });
    if (failure !== null) {
      if (loads.get(key) === started) loads.delete(key);
      console.error(`${release.name} ${release.version} failed at ${failure.stage}: ${failure.detail} (${failure.reference})`);
    }
    return result;
  });
  loads.set(key, started);
  return started;
}
