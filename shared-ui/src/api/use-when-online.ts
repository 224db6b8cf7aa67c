import { useEffect, useEffectEvent } from 'react';

/** Tries again when the network is back, while a call has gone unanswered. */
export function useWhenOnline(isUnanswered: boolean, onRetry: () => void): void {
  const onOnline = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isUnanswered) return undefined;
    const retry = (): void => onOnline();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnanswered]);
}
