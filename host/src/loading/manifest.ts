import * as v from 'valibot';
import type { LoadableRelease } from '../registry/release';
import { describeError, failed, passed, type StageResult } from './stage-result';
import { withinTime } from './time-limit';

export const manifestLimitMs = 2000;

/** The parts of the federation manifest that the host decides by. */
const manifestSchema = v.object({
  /** Name of the container, and of the global variable that its entry sets: `remoteOutages`. */
  name: v.pipe(v.string(), v.regex(/^remote[A-Z][A-Za-z0-9_]*$/)),
  metaData: v.object({
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string() }),
    suite: v.object({ version: v.string(), hostApi: v.string(), contracts: v.number() }),
  }),
  exposes: v.array(v.object({ path: v.string(), assets: v.optional(v.object({ js: v.object({ sync: v.array(v.string()) }) })) })),
  shared: v.array(v.unknown()),
});

export interface Manifest {
  readonly containerName: string;
  readonly version: string;
  readonly hostApi: string;
  readonly contracts: number;
  readonly entryUrl: string;
  /** The scripts that ./routes is made of. */
  readonly chunkUrls: readonly string[];
  /** As it came: what was checked is what the federation runtime gets. */
  readonly text: string;
}

function parseManifest(text: string, { manifestUrl, version, integrity }: LoadableRelease): StageResult<Manifest> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) return failed('manifest', `${v.getDotPath(parsed.issues[0]) ?? 'manifest'}: ${parsed.issues[0].message}`);
  const { name, metaData, exposes } = parsed.output;
  const { remoteEntry, suite } = metaData;
  if (integrity !== null && suite.version !== version)
    return failed('manifest', `The registry names version ${version}, the manifest ${suite.version}`);
  const routes = exposes.find(({ path }) => path === './routes');
  if (routes === undefined) return failed('manifest', 'It exposes no ./routes');
  const folder = remoteEntry.path === '' ? '' : `${remoteEntry.path.replace(/\/$/, '')}/`;
  const entryUrl = new URL(folder + remoteEntry.name, manifestUrl).href;
  const chunkUrls = (routes.assets?.js.sync ?? []).map((file) => new URL(file, manifestUrl).href);
  return passed({
    containerName: name,
    version: suite.version,
    hostApi: suite.hostApi,
    contracts: suite.contracts,
    entryUrl,
    chunkUrls,
    text,
  });
}

/** Reads the manifest: status, shape, and at most two seconds. */
export async function fetchManifest(release: LoadableRelease, { isRetry = false, fetchFile = fetch } = {}): Promise<StageResult<Manifest>> {
  const stop = new AbortController();
  try {
    // A failed answer may sit in the browser's cache; a retry asks the server.
    const request = fetchFile(release.manifestUrl, {
      signal: stop.signal,
      credentials: 'omit',
      ...(isRetry ? { cache: 'reload' as const } : {}),
    });
    const read = request.then(async (response) =>
      response.ok ? passed(await response.text()) : failed<string>('manifest', `HTTP status ${response.status}`),
    );
    const answer = await withinTime(read, manifestLimitMs);
    if (answer.isLate) {
      stop.abort();
      return failed('manifest', `No answer within ${manifestLimitMs} ms`, true);
    }
    return answer.value.ok ? parseManifest(answer.value.value, release) : answer.value;
  } catch (error) {
    return failed('manifest', `${release.manifestUrl}: ${describeError(error)}`, true);
  }
}
