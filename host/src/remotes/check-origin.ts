import type { RemoteRelease } from 'shared-contracts/entity/remote-release';
import { failed, passed, type StageResult } from './load-result';

/** Remotes come from the servers that the configuration names, whatever the registry says. */
export function checkOrigin(release: RemoteRelease, allowedOrigins: readonly string[]): StageResult<RemoteRelease> {
  const { origin } = new URL(release.manifestUrl);
  const isAllowed = allowedOrigins.some((allowed) => new URL(allowed).origin === origin);
  return isAllowed ? passed(release) : failed('origin', `${origin} is not an allowed origin`);
}
