// What has to hold before any code of a release runs, apart from its manifest's own shape.
import { satisfies } from 'shared-contracts/rule/version-range';
import { isOwnMachine } from '../registry/override-store';
import type { LoadableRelease } from '../registry/release';
import type { Entry } from './entry-script';
import { failed, passed, type StageResult } from './stage-result';

/** Version of what the host gives remotes: that of shared-ui, which a test compares. */
export const hostApiVersion = '1.3.0';

/** Remotes come from the servers that the configuration names, whatever the registry says. */
export function checkOrigin(release: LoadableRelease, allowedOrigins: readonly string[]): StageResult<LoadableRelease> {
  const { origin } = new URL(release.manifestUrl);
  const isAllowed =
    release.integrity === null ? isOwnMachine(release.manifestUrl) : allowedOrigins.some((allowed) => new URL(allowed).origin === origin);
  return isAllowed ? passed(release) : failed('origin', `${origin} is not an allowed origin`);
}

/** A remote brings the contracts it was built with, so the server has to answer their major; `supported` is what it says it does. */
export function checkContracts({ contracts }: { readonly contracts: number }, supported: readonly number[]): StageResult<number> {
  if (supported.includes(contracts)) return passed(contracts);
  return failed('contracts', `Built with contracts ${contracts}, the server answers ${supported.join(', ') || 'none'}`);
}

export function checkHostApi({ hostApi }: { readonly hostApi: string }, provided: string = hostApiVersion): StageResult<string> {
  if (satisfies(provided, hostApi)) return passed(hostApi);
  return failed('hostApi', `Needs host API ${hostApi}, this host has ${provided}`);
}

/** The entry must lie beside its manifest: another place would be another release. */
export function checkEntryPlace(entry: Entry, manifestUrl: string): StageResult<Entry> {
  const folder = new URL('.', manifestUrl).href;
  return entry.url.startsWith(folder) ? passed(entry) : failed('integrity', `${entry.url} lies outside of ${folder}`);
}
