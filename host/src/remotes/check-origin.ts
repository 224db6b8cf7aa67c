import type { LoadableRelease } from './loadable-release';
import { failed, passed, type StageResult } from './load-result';

/** The developer's own machine: the only place that an unreleased build may come from. */
export function isOwnMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/** Remotes come from the servers that the configuration names, whatever the registry says. */
export function checkOrigin(release: LoadableRelease, allowedOrigins: readonly string[]): StageResult<LoadableRelease> {
  const { origin } = new URL(release.manifestUrl);
  const isAllowed = release.integrity === null ? isOwnMachine(release.manifestUrl) : allowedOrigins.some((allowed) => new URL(allowed).origin === origin);
  return isAllowed ? passed(release) : failed('origin', `${origin} is not an allowed origin`);
}
