import type { RouteObject } from 'shared-ui/router';
import * as v from 'valibot';
import { type Entry, isChunkError, isChunkRefused, isEntryChanged, isSilent } from './check-integrity';
import type { RemoteRuntime } from './federation-runtime';
import { describeError, failed, passed, type StageResult } from './load-result';
import { withinTime } from './time-limit';

export const loadLimitMs = 10_000;

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

/** A script that the browser refused for its hash fails like one that did not arrive, and like one that nobody answers for. */
async function explain(error: unknown, entry: Entry, fetchFile: typeof fetch): Promise<StageResult<RemoteModule>> {
  if (isChunkError(error)) {
    if (await isChunkRefused(error, fetchFile)) return failed('integrity', `${error.request} is not the script that was released`);
  } else if ((await isEntryChanged(entry, fetchFile)) === true) return failed('integrity', `${entry.url} is not the script that was released`);
  return failed('load', describeError(error), await isSilent(entry.url, fetchFile));
}

export async function loadModule(runtime: RemoteRuntime, releaseName: string, entry: Entry, fetchFile: typeof fetch = fetch): Promise<StageResult<RemoteModule>> {
  try {
    const answer = await withinTime(runtime.load(releaseName, 'routes'), loadLimitMs);
    if (answer.isLate) return failed('load', `Not loaded within ${loadLimitMs} ms`);
    const parsed = v.safeParse(routesSchema, answer.value);
    if (!parsed.success) return failed('load', './routes exports no routes');
    return passed({ routes: parsed.output.routes, loadExposed: (exposed) => runtime.load(releaseName, exposed) });
  } catch (error) {
    return explain(error, entry, fetchFile);
  }
}
