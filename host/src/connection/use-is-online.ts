import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False while the browser itself knows that it has no network; true says nothing about the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => window.navigator.onLine);
}
