// The stages in their order. None of a remote's code runs before all checks have passed.
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import type { User } from 'shared-contracts/entity/user';
import { checkContracts, checkHostApi } from './check-compatibility';
import { checkEntryPlace, type Entry, isEntryChanged } from './check-integrity';
import { checkOrigin } from './check-origin';
import { admitRelease } from './checked-release';
import { fetchManifest } from './fetch-manifest';
import type { RemoteRuntime } from './federation-runtime';
import { mayLoad } from './find-release';
import { loadModule, registerModule, type RemoteModule } from './load-module';
import { failed, type StageResult } from './load-result';

export interface LoadEnvironment {
  readonly user: User;
  readonly remoteOrigins: readonly string[];
  readonly runtime: RemoteRuntime;
  readonly fetchFile?: typeof fetch;
}

/** A script that the browser refused for its hash fails like one that did not arrive. */
async function explainLoad(result: StageResult<RemoteModule>, entry: Entry, fetchFile?: typeof fetch): Promise<StageResult<RemoteModule>> {
  if (result.ok || (await isEntryChanged(entry, fetchFile)) !== true) return result;
  return failed('integrity', `${entry.url} is not the script that was released`);
}

export async function loadRelease(release: RemoteRelease, environment: LoadEnvironment, isRetry = false): Promise<StageResult<RemoteModule>> {
  const { user, remoteOrigins, runtime, fetchFile } = environment;
  if (!mayLoad(user, release)) return failed('permission', 'Not for this user');

  const origin = checkOrigin(release, remoteOrigins);
  if (!origin.ok) return origin;

  const manifest = await fetchManifest(release, { isRetry, ...(fetchFile ? { fetchFile } : {}) });
  if (!manifest.ok) return manifest;

  const contracts = checkContracts(manifest.value);
  if (!contracts.ok) return contracts;

  const hostApi = checkHostApi(manifest.value);
  if (!hostApi.ok) return hostApi;

  const entry = checkEntryPlace({ url: manifest.value.entryUrl, integrity: release.integrity }, release.manifestUrl);
  if (!entry.ok) return entry;
  admitRelease(release.manifestUrl, manifest.value.text, entry.value);

  const registered = registerModule(runtime, manifest.value, release.manifestUrl);
  if (!registered.ok) return registered;

  return explainLoad(await loadModule(runtime, manifest.value), entry.value, fetchFile);
}
