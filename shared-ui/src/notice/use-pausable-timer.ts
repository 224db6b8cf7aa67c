import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `durationMs` have passed, not counting the time while `isPaused`. */
export function usePausableTimer(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
