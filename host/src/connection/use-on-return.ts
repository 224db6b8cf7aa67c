import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the network is back, and when the tab is looked at again: what is shown may be old. */
export function useOnReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const onOnline = (): void => tell();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') tell();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
