// The entry script is bound to the registry's hash: the browser itself refuses any other bytes. When
// a load fails, the bytes are read once more to tell a changed script from an unreachable one.
import { languageReady } from 'shared-ui/language';
import type { RouteObject } from 'shared-ui/router';
import * as v from 'valibot';
import type { Entry } from './entry-script';
import type { RemoteRuntime } from './federation-runtime';
import { describeError, failed, passed, type StageResult } from './stage-result';
import { withinTime } from './time-limit';

export const loadLimitMs = 10_000;
const compareLimitMs = 2000;

/** What every remote exposes as ./routes: routes below its base path. */
export interface RemoteModule {
  readonly routes: RouteObject[];
  /** Loads something else that the remote exposes. */
  readonly loadExposed: (exposed: string) => Promise<unknown>;
}

const routesSchema = v.object({
  routes: v.custom<RouteObject[]>((value) => Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)),
});

export function registerModule(runtime: RemoteRuntime, releaseName: string, manifestUrl: string): StageResult<string> {
  try {
    runtime.register(releaseName, manifestUrl);
    return passed(releaseName);
  } catch (error) {
    return failed('register', describeError(error));
  }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = await window.crypto.subtle.digest('SHA-384', bytes);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether the script at hand differs from the registry's; null when that cannot be found out. */
export async function isEntryChanged(entry: Entry, fetchFile: typeof fetch = fetch): Promise<boolean | null> {
  // Browsers offer hashing to secure origins only.
  if (window.crypto.subtle === undefined || entry.integrity === null) return null;
  async function compare(): Promise<boolean | null> {
    const response = await fetchFile(entry.url, { credentials: 'omit', cache: 'reload' });
    return response.ok ? (await sha384(await response.arrayBuffer())) !== entry.integrity : null;
  }
  try {
    const answer = await withinTime(compare(), compareLimitMs);
    return answer.isLate ? null : answer.value;
  } catch {
    return null;
  }
}

/** What webpack rejects with when a chunk does not come, or is not the chunk. */
export interface ChunkError extends Error {
  /** `missing`: the right bytes ran, but failed before they were a chunk. */
  readonly type?: string;
  readonly request?: string;
}

export function isChunkError(error: unknown): error is ChunkError {
  return error instanceof Error && (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
}

/** A screen that does not come: something that it waits for never ends. */
export class LateScreen extends Error {
  constructor() {
    super(`Nothing on screen within ${loadLimitMs} ms`);
    this.name = 'LateScreen';
  }
}

/** A chunk that is there and yet did not run was refused for its hash, which the checked entry holds. */
export async function isChunkRefused({ request, type }: ChunkError, fetchFile: typeof fetch = fetch): Promise<boolean> {
  if (request === undefined || type === 'missing') return false;
  try {
    const answer = await withinTime(fetchFile(request, { credentials: 'omit', cache: 'reload' }), compareLimitMs);
    return !answer.isLate && answer.value.ok;
  } catch {
    return false;
  }
}

/** Whether nobody answers for an address, be it with a refusal. */
async function isUnreachable(url: string, fetchFile: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await withinTime(fetchFile(url, { credentials: 'omit', cache: 'reload' }), compareLimitMs)).isLate;
  } catch {
    return true;
  }
}

/** A script that the browser refused for its hash fails like one that did not arrive, and like one that nobody answers for. */
async function explain(error: unknown, entry: Entry, fetchFile: typeof fetch): Promise<StageResult<RemoteModule>> {
  if (isChunkError(error)) {
    if (await isChunkRefused(error, fetchFile)) return failed('integrity', `${error.request} is not the script that was released`);
  } else if ((await isEntryChanged(entry, fetchFile)) === true)
    return failed('integrity', `${entry.url} is not the script that was released`);
  return failed('load', describeError(error), await isUnreachable(entry.url, fetchFile));
}

export async function loadModule(
  runtime: RemoteRuntime,
  releaseName: string,
  entry: Entry,
  fetchFile: typeof fetch = fetch,
): Promise<StageResult<RemoteModule>> {
  try {
    const answer = await withinTime(runtime.load(releaseName, 'routes'), loadLimitMs);
    if (answer.isLate) return failed('load', `Not loaded within ${loadLimitMs} ms`);
    const parsed = v.safeParse(routesSchema, answer.value);
    if (!parsed.success) return failed('load', './routes exports no routes');
    await languageReady();
    return passed({ routes: parsed.output.routes, loadExposed: (exposed) => runtime.load(releaseName, exposed) });
  } catch (error) {
    return explain(error, entry, fetchFile);
  }
}
