import { useEffect, useEffectEvent } from 'react';

/** Nobody has touched the page for so long: nobody is in the middle of something. */
export const idleMs = 5 * 60_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls once when the page has been left alone for a while, if `isOn`. */
export function useIdle(isOn: boolean, onIdle: () => void): void {
  const tell = useEffectEvent(onIdle);
  useEffect(() => {
    if (!isOn) return undefined;
    let timer = setTimeout(tell, idleMs);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(tell, idleMs);
    };
    for (const touch of touches) window.addEventListener(touch, again, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, again);
    };
  }, [isOn]);
}
