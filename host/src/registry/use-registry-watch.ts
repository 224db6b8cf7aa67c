import { listRemotes } from 'shared-contracts/endpoint/remotes/list-remotes';
import { refreshEndpoint, useEndpointQuery } from 'shared-ui/api';
import { useEffect, useRef } from 'react';
import { useOnReturn } from '../connection/use-on-return';
import { onRegistryNews, tellRegistryRevision } from './registry-news';

export const pollMs = 45_000;

/**
 * Keeps the list of remotes up to date: every 45 seconds while the tab is seen, and at once after three events. These
 * are a change that the session watch hears of, a return to the tab, and a return of the network. Mounted once, around
 * all screens.
 */
export function useRegistryWatch(): void {
  // It does not ask while the tab is hidden.
  const { data } = useEndpointQuery(listRemotes, {}, { refetchInterval: pollMs });
  const known = useRef<string | null>(null);
  useEffect(() => {
    known.current = data?.revision ?? null;
    // The tab that watches may have looked after this one did: what it found is news to the others.
    if (known.current !== null) tellRegistryRevision(known.current);
  }, [data]);

  useEffect(() => {
    return onRegistryNews((revision) => {
      if (known.current !== null && known.current !== revision) refreshEndpoint(listRemotes);
    });
  }, []);

  useOnReturn(() => refreshEndpoint(listRemotes));
}
