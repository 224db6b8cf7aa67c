// Where the suite's own servers keep and serve the releases of remotes.
import { join } from 'node:path';

/** The releases of all remotes. */
export function storeFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'remotes');
}

const storeOffset = 9;

/** Where remotes without a port of their own are served. */
export function storePortOf(base: number): number {
  return base + storeOffset;
}
