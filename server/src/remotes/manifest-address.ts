import type { Settings } from '../settings/settings';

interface Placed {
  readonly remote: string;
  readonly origin: string | null;
  readonly port_offset: number | null;
  readonly path: string;
}

/** Where a release's manifest is: at the origin it was shipped to, the one the environment names, or on this machine. */
export function manifestAddress(
  { remote, origin, port_offset: offset, path }: Placed,
  { remoteOrigins, storeOrigin, hostPort }: Settings,
): string {
  const own = offset === null ? storeOrigin : `http://localhost:${hostPort + offset}`;
  return (origin ?? remoteOrigins[remote] ?? own) + path;
}
