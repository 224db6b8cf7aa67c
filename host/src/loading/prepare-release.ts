// What can be known of a release before any of its code runs: its gates, and that its bytes are there and are those
// that were released. They lie in the browser's cache then.
import type { LoadableRelease } from '../registry/release';
import { isEntryChanged, loadLimitMs } from './load-module';
import { checkRelease, type LoadEnvironment } from './load-release';
import { describeError, failed, passed, type StageResult } from './stage-result';
import { withinTime } from './time-limit';

async function fetchChunks(urls: readonly string[], fetchFile: typeof fetch): Promise<StageResult<null>> {
  for (const url of urls) {
    const response = await fetchFile(url, { credentials: 'omit' });
    if (!response.ok) return failed('load', `${url}: HTTP status ${response.status}`);
    await response.arrayBuffer();
  }
  return passed(null);
}

/** Runs nothing of the release. */
export async function prepareRelease(release: LoadableRelease, environment: LoadEnvironment): Promise<StageResult<null>> {
  const { fetchFile = fetch } = environment;
  const checked = await checkRelease(release, environment, false);
  if (!checked.ok) return checked;
  const { manifest, entry } = checked.value;
  try {
    if ((await isEntryChanged(entry, fetchFile)) === true)
      return failed('integrity', `${entry.url} is not the script that was released`);
    const fetched = await withinTime(fetchChunks(manifest.chunkUrls, fetchFile), loadLimitMs);
    return fetched.isLate ? failed('load', `Not fetched within ${loadLimitMs} ms`, true) : fetched.value;
  } catch (error) {
    return failed('load', describeError(error), true);
  }
}
