// The stages in their order. None of a remote's code runs before all checks have passed.
import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import type { User } from 'shared-contracts/entity/user';
import { checkContracts, checkHostApi } from './check-compatibility';
import { checkEntryPlace } from './check-integrity';
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

  return loadModule(runtime, manifest.value, entry.value, fetchFile);
}
