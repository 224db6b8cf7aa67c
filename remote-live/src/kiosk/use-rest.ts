import { useEffect, useEffectEvent } from 'react';

const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Calls `onRest` once nobody has touched the page for `ms` milliseconds, and again after each later touch. */
export function useRest(isWatching: boolean, ms: number, onRest: () => void): void {
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (!isWatching) return;
    let timer = setTimeout(() => rest(), ms);
    const startAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => rest(), ms);
    };
    for (const sign of signs) window.addEventListener(sign, startAnew, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, startAnew);
    };
  }, [isWatching, ms]);
}
