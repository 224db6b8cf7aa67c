import { type ComponentType, useEffect, useState } from 'react';
import type { OutageMapProps } from './outage-map';

export type LazyMap =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Map: ComponentType<OutageMapProps> };

const loadOutageMap = () => import('./outage-map').then(({ OutageMap }) => OutageMap);

/** Loads the map's chunk after the page is shown; a failure can be tried again. */
export function useLazyMap(load: () => Promise<ComponentType<OutageMapProps>> = loadOutageMap): LazyMap {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<LazyMap>({ state: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: LazyMap) => isWanted && setResult(next);
    const retry = () => {
      setResult({ state: 'loading' });
      setAttempt((count) => count + 1);
    };
    load().then(
      (Map) => show({ state: 'ready', Map }),
      () => show({ state: 'failed', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return result;
}
