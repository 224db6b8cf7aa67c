import * as client from 'openid-client';
import type { DirectorySettings } from '../settings/directory-settings';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Looks up what a provider says of itself, once; a failure is tried again the next time. */
export function createProviders(): (directory: DirectorySettings) => Promise<client.Configuration> {
  const known = new Map<string, Promise<client.Configuration>>();
  return (directory) => {
    const kept = known.get(directory.companyName);
    if (kept) return kept;
    const issuer = new URL(directory.issuer);
    // A provider on this machine is one of a test or a trial: elsewhere it has to be https.
    const execute = issuer.protocol === 'http:' && loopback.has(issuer.hostname) ? [client.allowInsecureRequests] : [];
    const found = client.discovery(
      issuer,
      directory.clientId,
      directory.clientSecret ?? undefined,
      directory.clientSecret === null ? client.None() : undefined,
      { execute, timeout: 10 },
    );
    known.set(directory.companyName, found);
    found.catch(() => known.delete(directory.companyName));
    return found;
  };
}
