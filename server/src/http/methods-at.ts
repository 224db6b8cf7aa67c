import type { Endpoint } from 'shared-contracts/endpoint';

const partsOf = (path: string) => path.replace(/\/$/, '').split('/');

function matches(endpoint: Endpoint, path: string): boolean {
  const parts = partsOf(path);
  const wanted = partsOf(endpoint.path);
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** The methods that the calls of this address offer, none for an unknown one. A slash at the end means nothing. */
export function methodsAt(registered: readonly Endpoint[], url: string): readonly string[] {
  const path = url.split('?')[0] ?? '';
  return [...new Set(registered.filter((endpoint) => matches(endpoint, path)).map(({ method }) => method))];
}
