// Loads under way or done, by release. A failed one is forgotten, so that the next visit tries anew.
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { loadRelease, type LoadEnvironment } from './load-release';
import type { RemoteModule } from './load-module';
import { describeError, failed, type StageResult } from './load-result';

export type RemoteLoad = Promise<StageResult<RemoteModule>>;

const loads = new Map<string, RemoteLoad>();

export function releaseKey({ name, version, manifestUrl }: RemoteRelease): string {
  return `${name}@${version} ${manifestUrl}`;
}

async function load(release: RemoteRelease, environment: LoadEnvironment, isRetry: boolean): RemoteLoad {
  try {
    return await loadRelease(release, environment, isRetry);
  } catch (error) {
    return failed('load', describeError(error));
  }
}

/** Loads a release, or joins a load of it; a retry does the whole thing again. */
export function startLoad(release: RemoteRelease, environment: LoadEnvironment, isRetry = false): RemoteLoad {
  const key = releaseKey(release);
  const running = loads.get(key);
  if (running !== undefined && !isRetry) return running;
  const started = load(release, environment, isRetry).then((result) => {
    if (!result.ok) {
      if (loads.get(key) === started) loads.delete(key);
      const { stage, detail, reference } = result.failure;
      console.error(`${release.name} ${release.version} failed at ${stage}: ${detail} (${reference})`);
    }
    return result;
  });
  loads.set(key, started);
  return started;
}
