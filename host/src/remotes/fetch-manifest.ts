import * as v from 'valibot';
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { describeError, failed, passed, type StageResult } from './load-result';
import { withinTime } from './time-limit';

export const manifestLimitMs = 2000;

/** The parts of the federation manifest that the host decides by. */
const manifestSchema = v.object({
  /** Name of the container: `remoteOutages`. */
  name: v.pipe(v.string(), v.regex(/^remote[A-Z][A-Za-z0-9]*$/)),
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string() }),
    suite: v.object({ version: v.string(), hostApi: v.string(), contracts: v.number() }),
  }),
  exposes: v.array(v.object({ path: v.string() })),
  shared: v.array(v.unknown()),
});

export interface Manifest {
  readonly containerName: string;
  readonly version: string;
  readonly hostApi: string;
  readonly contracts: number;
  readonly entryUrl: string;
  /** As it came: what was checked is what the federation runtime gets. */
  readonly text: string;
}

function parseManifest(text: string, { manifestUrl, version }: RemoteRelease): StageResult<Manifest> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) return failed('manifest', `${v.getDotPath(parsed.issues[0]) ?? 'manifest'}: ${parsed.issues[0].message}`);
  const { name, metaData, exposes } = parsed.output;
  const { remoteEntry, suite } = metaData;
  if (suite.version !== version) return failed('manifest', `The registry names version ${version}, the manifest ${suite.version}`);
  if (!exposes.some(({ path }) => path === './routes')) return failed('manifest', 'It exposes no ./routes');
  const folder = remoteEntry.path === '' ? '' : `${remoteEntry.path.replace(/\/$/, '')}/`;
  const entryUrl = new URL(folder + remoteEntry.name, manifestUrl).href;
  return passed({ containerName: name, version, hostApi: suite.hostApi, contracts: suite.contracts, entryUrl, text });
}

/** Reads the manifest: status, shape, and at most two seconds. */
export async function fetchManifest(release: RemoteRelease, { isRetry = false, fetchFile = fetch } = {}): Promise<StageResult<Manifest>> {
  const stop = new AbortController();
  try {
    // A failed answer may sit in the browser's cache; a retry asks the server.
    const request = fetchFile(release.manifestUrl, { signal: stop.signal, credentials: 'omit', ...(isRetry ? { cache: 'reload' as const } : {}) });
    const read = request.then(async (response) => (response.ok ? passed(await response.text()) : failed<string>('manifest', `HTTP status ${response.status}`)));
    const answer = await withinTime(read, manifestLimitMs);
    if (answer.isLate) {
      stop.abort();
      return failed('manifest', `No answer within ${manifestLimitMs} ms`);
    }
    return answer.value.ok ? parseManifest(answer.value.value, release) : answer.value;
  } catch (error) {
    return failed('manifest', describeError(error));
  }
}
