import { useEffect } from 'react';

/** Fetches what a click will need while nothing else is going on; a click that comes first fetches it itself. */
export function useIdleImport(load: () => Promise<unknown>): void {
  useEffect(() => {
    const fetch = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback === 'undefined') return undefined;
    const request = requestIdleCallback(fetch, { timeout: 10_000 });
    return () => cancelIdleCallback(request);
  }, [load]);
}
