// The stages in their order. None of a remote's code runs before all checks have passed.
import type { User } from 'shared-contracts/entity/user';
import { type LoadableRelease, mayLoad } from '../registry/release';
import type { Entry } from './entry-script';
import { admitRelease, type RemoteRuntime } from './federation-runtime';
import { checkContracts, checkEntryPlace, checkHostApi, checkOrigin } from './gate';
import { watchIsolation } from './isolation';
import { loadModule, registerModule, type RemoteModule } from './load-module';
import { fetchManifest, type Manifest } from './manifest';
import { failed, passed, type StageResult } from './stage-result';

export interface LoadEnvironment {
  readonly user: User;
  readonly remoteOrigins: readonly string[];
  /** Majors of the contracts that the server answers. */
  readonly contracts: readonly number[];
  /** Revision of the registry: what failed under it is not tried again. */
  readonly revision: string;
  readonly runtime: RemoteRuntime;
  readonly fetchFile?: typeof fetch;
}

interface CheckedRelease {
  readonly manifest: Manifest;
  readonly entry: Entry;
}

/** The gates. What the registry says is checked first, and then what the manifest says of itself. */
export async function checkRelease(
  release: LoadableRelease,
  { user, remoteOrigins, contracts, fetchFile }: LoadEnvironment,
  isRetry: boolean,
): Promise<StageResult<CheckedRelease>> {
  if (!mayLoad(user, release)) return failed('permission', 'Not for this user');
  const isOwnBuild = release.integrity === null;
  const known = [
    checkOrigin(release, remoteOrigins),
    ...(isOwnBuild ? [] : [checkContracts(release, contracts), checkHostApi(release)]),
  ].find(({ ok }) => !ok);
  if (known?.ok === false) return known;

  const manifest = await fetchManifest(release, { isRetry: isRetry || isOwnBuild, ...(fetchFile ? { fetchFile } : {}) });
  if (!manifest.ok) return manifest;

  const entry = { url: manifest.value.entryUrl, integrity: release.integrity };
  const told = [checkContracts(manifest.value, contracts), checkHostApi(manifest.value), checkEntryPlace(entry, release.manifestUrl)].find(
    ({ ok }) => !ok,
  );
  if (told?.ok === false) return told;
  return passed({ manifest: manifest.value, entry });
}

/**
 * Brings the bytes of the first screen into the browser's cache while the entry is on its way. The hash still decides
 * what runs.
 */
function warmUp(urls: readonly string[], fetchFile: typeof fetch = fetch): void {
  for (const url of urls) {
    fetchFile(url, { credentials: 'omit' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

export async function loadRelease(
  release: LoadableRelease,
  environment: LoadEnvironment,
  isRetry = false,
): Promise<StageResult<RemoteModule>> {
  const { runtime, fetchFile } = environment;
  const checked = await checkRelease(release, environment, isRetry);
  if (!checked.ok) return checked;
  const { manifest, entry } = checked.value;
  admitRelease(release.manifestUrl, manifest.text, entry);

  const releaseName = `${manifest.containerName}_${release.build}`;
  const registered = registerModule(runtime, releaseName, release.manifestUrl);
  if (!registered.ok) return registered;

  warmUp(manifest.chunkUrls, fetchFile);
  const findTrespass = watchIsolation(release);
  const loaded = await loadModule(runtime, releaseName, entry, fetchFile);
  const trespass = findTrespass();
  return trespass === null || !loaded.ok ? loaded : { ok: false, failure: trespass };
}
