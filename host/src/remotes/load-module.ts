import type { RouteObject } from 'shared-ui/router';
import * as v from 'valibot';
import { type Entry, isEntryChanged } from './check-integrity';
import type { Manifest } from './fetch-manifest';
import type { RemoteRuntime } from './federation-runtime';
import { describeError, failed, passed, type StageResult } from './load-result';
import { withinTime } from './time-limit';

export const loadLimitMs = 10_000;

/** What every remote exposes as ./routes: routes below its base path. */
export interface RemoteModule {
  readonly routes: RouteObject[];
}

const remoteModuleSchema = v.object({
  routes: v.custom<RouteObject[]>((value) => Array.isArray(value) && value.every((route) => typeof route === 'object' && route !== null)),
});

export function registerModule(runtime: RemoteRuntime, manifest: Manifest, manifestUrl: string): StageResult<Manifest> {
  try {
    runtime.register(manifest.containerName, manifestUrl);
    return passed(manifest);
  } catch (error) {
    return failed('register', describeError(error));
  }
}

/** A script that the browser refused for its hash fails like one that did not arrive. */
async function explain(error: unknown, entry: Entry, fetchFile: typeof fetch): Promise<StageResult<RemoteModule>> {
  const isChanged = await isEntryChanged(entry, fetchFile);
  return isChanged === true ? failed('integrity', `${entry.url} is not the script that was released`) : failed('load', describeError(error));
}

export async function loadModule(runtime: RemoteRuntime, { containerName }: Manifest, entry: Entry, fetchFile: typeof fetch = fetch): Promise<StageResult<RemoteModule>> {
  try {
    const answer = await withinTime(runtime.load(containerName, 'routes'), loadLimitMs);
    if (answer.isLate) return failed('load', `Not loaded within ${loadLimitMs} ms`);
    const parsed = v.safeParse(remoteModuleSchema, answer.value);
    return parsed.success ? passed(parsed.output) : failed('load', './routes exports no routes');
  } catch (error) {
    return explain(error, entry, fetchFile);
  }
}
